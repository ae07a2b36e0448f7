import type { DepositMessage } from '@fairhouse/frame'
import type { DepositEvent } from './deposit-flow.ts'

/** What a message of the payment page means for the deposit; that it is ready means nothing yet. */
export function eventOf({ value, providerReference }: DepositMessage): DepositEvent | undefined {
  if (value === 'ready') return undefined
  if (value === 'waiting') return { type: 'frameWaits' }
  if (value === 'confirm') return { type: 'frameConfirms', ...(providerReference ? { providerReference } : {}) }
  return { type: 'frameEnds', status: value }
}

/** Where a card provider sends the whole page: an https address, or one of this computer. */
export function redirectIn({ value, url = '' }: DepositMessage): string | undefined {
  if (value !== 'cardProviderRedirect') return undefined
  const parsed = URL.parse(url)
  const isSafe = parsed?.protocol === 'https:' || (parsed?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(parsed.hostname))
  return parsed && isSafe ? parsed.href : undefined
}
