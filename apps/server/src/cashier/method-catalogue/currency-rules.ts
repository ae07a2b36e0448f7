import type { MethodSeed } from './method.ts'

type Rules = MethodSeed['currencies']
type Rule = Rules[string]

const rule = (minAmount: string, maxAmount: string, amountList: string[]): Rule => ({ minAmount, maxAmount, amountList })
const units = rule('5.00', '5000.00', ['10.00', '20.00', '50.00', '100.00'])
const tens = rule('50.00', '50000.00', ['100.00', '200.00', '500.00', '1000.00'])

/** A method's default rules by currency. */
const all: Rules = {
  EUR: units,
  GBP: units,
  USD: units,
  CHF: units,
  CAD: units,
  SEK: tens,
  NOK: tens,
  DKK: tens,
  MXN: rule('100.00', '50000.00', ['200.00', '500.00', '1000.00', '2000.00']),
  BRL: rule('20.00', '20000.00', ['50.00', '100.00', '200.00', '500.00']),
}

/** Returns the default rules of the given currencies. */
export const rulesOf = (...codes: string[]): Rules => Object.fromEntries(codes.flatMap((code) => (all[code] ? [[code, all[code]]] : [])))

/** The currencies of the four markets. */
export const marketRules = rulesOf('EUR', 'GBP', 'SEK')
