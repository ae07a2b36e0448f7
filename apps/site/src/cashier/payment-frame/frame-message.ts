import type { DepositMethod } from '@fairhouse/contract'
import type { DepositMessage } from '@fairhouse/frame'
import type { DepositEvent } from '../deposit/flow/deposit-state.ts'

/** What any message of a method's frame means, if not what it says. */
type OnMessage = DepositMethod['onMessage']

/** Translates a message of the payment page into an event of the deposit; `ready` means nothing yet. */
export function eventOf({ value, providerReference }: DepositMessage, onAny?: OnMessage): DepositEvent | undefined {
  if (value === 'ready') return undefined
  if (onAny) return { type: 'frameWaits' }
  if (value === 'waiting') return { type: 'frameWaits' }
  if (value === 'confirm') return { type: 'frameConfirms', ...(providerReference ? { providerReference } : {}) }
  return { type: 'frameEnds', status: value }
}

/** Returns whether the frame is done: the page then returns to the address at which the deposit was opened. */
export const leadsBack = ({ value }: DepositMessage, onAny: OnMessage): boolean => onAny === 'back' && value !== 'ready'

/** Returns where a card provider sends the whole page: an https address, or one of this computer. */
export function redirectIn({ value, url = '' }: DepositMessage): string | undefined {
  if (value !== 'cardProviderRedirect') return undefined
  const parsed = URL.parse(url)
  const isSafe = parsed?.protocol === 'https:' || (parsed?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(parsed.hostname))
  return parsed && isSafe ? parsed.href : undefined
}
