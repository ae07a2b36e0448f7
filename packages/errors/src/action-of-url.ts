/** What an address that was refused is about: the action that the messages of 235, 260 and 261 name. */
export function actionOfUrl(errorUrl: string): 'gameplay' | 'deposit' | 'withdrawal' | 'other' {
  if (errorUrl.startsWith('/api/game')) return 'gameplay'
  if (errorUrl.startsWith('/api/payment/initWithdraw')) return 'withdrawal'
  return errorUrl.startsWith('/api/payment/methods') || errorUrl.startsWith('/api/deposits') ? 'deposit' : 'other'
}
