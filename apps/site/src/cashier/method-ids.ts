/** The payment methods that the pages treat by name. */
export const methodIds = {
  paymentCard: 1140001,
  accountTransfer: 1210001,
  proceedTransfer: 370001,
  payAndPlay: 440001,
  signUpDeposit: 440003,
} as const

/** What the deposit button says for a method instead of 'Deposit'. */
export const captions: Readonly<Record<number, 'cashier.addCard' | 'cashier.proceed'>> = {
  [methodIds.paymentCard]: 'cashier.addCard',
  [methodIds.accountTransfer]: 'cashier.proceed',
  [methodIds.proceedTransfer]: 'cashier.proceed',
}
