import { formatAmount, parseAmount } from './amount.ts'
import { divideHalfUp } from './fraction.ts'

const parsed = (amount: string, currency: string): bigint => {
  const minor = parseAmount(amount, currency)
  if (minor === undefined) throw new RangeError(`Not an amount of ${currency}: ${amount}`)
  return minor
}

/**
 * Returns the progress of a wagering requirement in whole percent, rounded down; undefined if there is none. Both
 * arguments are decimal strings of the currency.
 */
export function wageringPercent(currentTurnover: string, totalTurnover: string, currency: string): number | undefined {
  const [current, total] = [parsed(currentTurnover, currency), parsed(totalTurnover, currency)]
  if (total <= 0n) return undefined
  const done = current < 0n ? total : current > total ? 0n : total - current
  return Number((done * 100n) / total)
}

/** Returns wins as a share of wins plus bets, in percent with two digits; 0.00 if both are zero. */
export function betStatisticPercent(win: string, bet: string, currency: string): string {
  const [won, staked] = [parsed(win, currency), parsed(bet, currency)]
  const sum = won + staked
  return sum <= 0n ? '0.00' : formatAmount(divideHalfUp(won * 10_000n, sum), 'EUR') // EUR, for its two digits
}

/** Returns a session's result: all wins minus all bets. */
export function sessionResult(wins: readonly string[], bets: readonly string[], currency: string): string {
  const sum = (amounts: readonly string[]) => amounts.reduce((total, amount) => total + parsed(amount, currency), 0n)
  return formatAmount(sum(wins) - sum(bets), currency)
}

/** Returns total losses: bets minus wins, never below zero. */
export function lifetimeLosses(bets: string, wins: string, currency: string): string {
  const lost = parsed(bets, currency) - parsed(wins, currency)
  return formatAmount(lost < 0n ? 0n : lost, currency)
}
