import type { DepositMethod } from '@fairhouse/contract'
import { useEffect, useRef, type RefObject } from 'react'
import type { Offer } from './use-deposit-form.ts'

/**
 * If the provider begins the deposit, choosing the method is enough; a player who returned from there, or uses no
 * pointer, presses the button.
 */
export function useBeginning(
  element: RefObject<HTMLFormElement | null>,
  { method, isChosen, offer }: { method: DepositMethod; isChosen: boolean; offer: Offer },
  isPlayer: boolean,
): void {
  const begins = isPlayer && isChosen && method.initDepositByProvider && mayBegin(offer, method)
  const begun = useRef<number>(undefined)
  useEffect(() => {
    if (!method.initDepositByProvider) begun.current = undefined
    if (!begins || begun.current === method.method) return
    begun.current = method.method
    element.current?.requestSubmit()
  }, [begins, method, element])
}

/** Returns whether a deposit can be begun now. */
export const mayBegin = (offer: Offer, method: DepositMethod): boolean =>
  offer.isOpen && !offer.requireLimitBeforeDeposit && !method.limitReached
