import type { DepositMethod } from '@fairhouse/contract'
import { useState } from 'react'
import type { Bonus } from '../../campaigns/index.ts'
import { narrower, type AmountBounds } from '../amount/typed-amount.ts'
import { useAmount } from '../amount/use-amount.ts'
import type { Offer } from './use-deposit-form.ts'

/** Holds amount and currency: kept while another method is chosen, and checked again by its bounds. */
export function useDepositMoney(method: DepositMethod, offer: Offer, bonus: Bonus) {
  const currencies = Object.keys(method.supportCurrencies)
  const [wished, chooseCurrency] = useState(offer.currency)
  const currency = currencies.includes(wished) ? wished : (currencies[0] ?? offer.currency)
  const bounds = { ...boundsOf(method, offer, currency), bonus: bonus.asks }
  const amount = useAmount(bounds)
  return { currencies, currency, chooseCurrency, bounds, amount }
}

/**
 * Returns the method's bounds in a currency, with the player's if they are in the same one; in another currency than
 * the account's, also the rate.
 */
function boundsOf(method: DepositMethod, offer: Offer, currency: string): AmountBounds {
  const { min, max } = method.bounds[currency] ?? { min: method.minAmount, max: method.maxAmount }
  const player = { min: offer.minAmountValidation, max: offer.maxAmountValidation }
  const rate = method.supportCurrencies[currency]
  return {
    currency,
    whole: method.wholeNumberAmounts,
    ...(currency === offer.currency ? narrower(currency, { min, max }, player) : { min, max }),
    ...(currency !== offer.currency && rate ? { wallet: { currency: offer.currency, rate } } : {}),
  }
}
