/** The digits of a currency's minor unit, and its symbol. */
export type CurrencyFacts = { digits: number; symbol: string }

/**
 * The ISO 4217 currencies that are offered by default, and three bitcoin units. The digits of a currency in use never
 * change.
 */
export const currencies: Readonly<Record<string, CurrencyFacts>> = {
  EUR: { digits: 2, symbol: '€' },
  GBP: { digits: 2, symbol: '£' },
  USD: { digits: 2, symbol: '$' },
  SEK: { digits: 2, symbol: 'kr' },
  NOK: { digits: 2, symbol: 'kr' },
  DKK: { digits: 2, symbol: 'kr' },
  PLN: { digits: 2, symbol: 'zł' },
  CZK: { digits: 2, symbol: 'Kč' },
  HUF: { digits: 2, symbol: 'Ft' },
  RON: { digits: 2, symbol: 'lei' },
  BGN: { digits: 2, symbol: 'лв' },
  CHF: { digits: 2, symbol: 'CHF' },
  CAD: { digits: 2, symbol: 'CA$' },
  AUD: { digits: 2, symbol: 'A$' },
  NZD: { digits: 2, symbol: 'NZ$' },
  BRL: { digits: 2, symbol: 'R$' },
  MXN: { digits: 2, symbol: 'MX$' },
  TRY: { digits: 2, symbol: '₺' },
  INR: { digits: 2, symbol: '₹' },
  JPY: { digits: 2, symbol: '¥' },
  BTC: { digits: 8, symbol: '₿' },
  mBTC: { digits: 5, symbol: 'mBTC' },
  µBTC: { digits: 2, symbol: 'µBTC' },
}

/** Returns a currency's digits after the dot. Throws for an unknown currency. */
export function digitsOf(currency: string): number {
  const facts = currencies[currency]
  if (!facts) throw new RangeError(`Unknown currency: ${currency}`)
  return facts.digits
}
