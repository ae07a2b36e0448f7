import type { PlayFigures } from '@fairhouse/contract'
import { calendarWindow } from '@fairhouse/country-rules'
import { formatAmount } from '@fairhouse/money'
import { appliedRules } from '../../settings/index.ts'
import type { PlayerContext } from '../../base/house.ts'
import { readPlayer } from '../../people/players/index.ts'
import { readFigures, readStretches, type Figures } from './play.sql.ts'

const dayMs = 86_400_000
const weeksShown = 12

/** Returns the totals of a player's gambling: in all, in the last 30 days, in the 30 before, and by week. */
export async function readPlaySummary({ house, player }: PlayerContext) {
  const now = house.clock.now()
  const { timeZone } = appliedRules(house, player.country)
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  const figures = (since: Date, until: Date) => readFigures(house.db, player, since, until, timeZone)
  const weeks = weeksUntil(now, timeZone)
  const [row, lifetime, last30Days, daysBefore, stretches] = await Promise.all([
    readPlayer(house.db, player.shard, player.player),
    figures(new Date(0), now),
    figures(ago(30), now),
    figures(ago(60), ago(30)),
    readStretches(house.db, player, weeks),
  ])
  return {
    currency: player.currency,
    since: (row?.created_at ?? now).toISOString(),
    lifetime: shown(lifetime, player.currency),
    last30Days: shown(last30Days, player.currency),
    daysBefore: shown(daysBefore, player.currency),
    weeks: stretches.map(({ staked, won }, place) => ({
      from: (weeks[place] ?? now).toISOString(),
      staked: formatAmount(staked, player.currency),
      net: formatAmount(won - staked, player.currency),
    })),
  }
}

/** Returns the starts of the last weeks, oldest first, and the end of the current one. */
function weeksUntil(now: Date, timeZone: string): Date[] {
  const { start, end } = calendarWindow('weekly', now, timeZone)
  const moments = [end, start]
  for (let last = start; moments.length <= weeksShown;) {
    last = calendarWindow('weekly', new Date(last.getTime() - 1), timeZone).start
    moments.push(last)
  }
  return moments.toReversed()
}

function shown(f: Figures, currency: string): PlayFigures {
  return {
    staked: formatAmount(f.staked, currency),
    won: formatAmount(f.won, currency),
    net: formatAmount(f.won - f.staked, currency),
    rounds: Number(f.rounds),
    daysPlayed: Number(f.days_played),
    minutes: Number(f.minutes),
    deposited: formatAmount(f.deposited, currency),
    withdrawn: formatAmount(f.withdrawn, currency),
  }
}
