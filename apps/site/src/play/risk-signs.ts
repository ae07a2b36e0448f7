import type { Answers } from '@fairhouse/contract/caller.ts'

type Compared = Pick<Answers<'GET /api/play/summary'>, 'last30Days' | 'daysBefore'>

/**
 * Possible signs of risk in thirty days of play: stakes or deposits well above the thirty days before, play on most
 * days, long hours.
 */
type RiskSign = 'stakes' | 'deposits' | 'days' | 'time'

const growth = 1.5
const manyDays = 20
const manyMinutes = 60 * 60

/** Returns the signs of risk in a player's own figures. */
export function riskSigns({ last30Days: now, daysBefore: before }: Compared): RiskSign[] {
  const rose = (of: 'staked' | 'deposited') => Number(before[of]) > 0 && Number(now[of]) >= Number(before[of]) * growth // a trend, not money
  const found: Record<RiskSign, boolean> = {
    stakes: rose('staked'),
    deposits: rose('deposited'),
    days: now.daysPlayed >= manyDays,
    time: now.minutes >= manyMinutes,
  }
  return (['stakes', 'deposits', 'days', 'time'] as const).filter((sign) => found[sign])
}
