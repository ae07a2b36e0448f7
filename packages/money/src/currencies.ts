/** A currency: how many digits its minor unit has and how it is shown. */
export type CurrencyFacts = { digits: number; symbol: string }

/** ISO 4217 currencies that the product offers by default, and the three bitcoin units. Digits never change for a currency in use. */
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

/** How many digits the currency has after the dot; throws for a currency we do not know. */
export function digitsOf(currency: string): number {
  const facts = currencies[currency]
  if (!facts) throw new RangeError(`Unknown currency: ${currency}`)
  return facts.digits
}
