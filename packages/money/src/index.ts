export { divideHalfUp, formatAmount, parseAmount, parseDecimal, percentOf } from './amount.ts'
export { currencies, digitsOf, type CurrencyFacts } from './currencies.ts'
export { betStatisticPercent, lifetimeLosses, sessionResult, wageringPercent } from './formulas.ts'
export { moneyText } from './money-text.ts'
