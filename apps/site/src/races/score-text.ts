import type { Race } from '@fairhouse/contract'
import { formatAmount, moneyText } from '@fairhouse/money'

const digits = 6

/** Writes a score as its format counts: how many times the stake, points, or money. */
export function scoreText({ format, currency }: Pick<Race, 'format' | 'currency'>, score: string): string {
  if (format === 'wager') return moneyText(formatAmount(BigInt(score), currency), currency)
  if (format === 'points') return score
  const text = score.padStart(digits + 1, '0')
  const rest = text.slice(-digits).replace(/0+$/, '')
  return `${text.slice(0, -digits)}${rest === '' ? '' : `.${rest}`}×`
}
