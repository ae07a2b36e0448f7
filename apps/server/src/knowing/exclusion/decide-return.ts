import type { Actor } from '../../base/actor.ts'
import type { House } from '../../base/house.ts'
import { appliedRules } from '../../settings/index.ts'
import { lockWallet } from '../../money/wallet/index.ts'
import { endPlayersGames } from '../../play/game-sessions/index.ts'
import { excludePlayer } from '../../money/limit-enforcement/index.ts'
import { endSessionsOf } from '../../people/sessions/index.ts'
import type { PlayerRow } from '../../people/players/index.ts'
import { monthsFrom } from './exclusion.ts'
import { readOpenReturns, writeReturnDecision, type OpenReturn } from './return.sql.ts'

/** Nothing speaks against the return, or the exclusion goes on for so many months; null: for good. */
export type ReturnVerdict = { kind: 'nothingAgainst' } | { kind: 'extended'; months: number | null }

/**
 * Decides about a player's request to play again. Nobody ends an exclusion before its cooling-off time is over, and then
 * it ends by itself: a person says that nothing speaks against it, or extends it while it still holds. An extended one
 * ends only on request, as the one before it. Returns why not, or until when the player is kept out.
 */
export async function decideReturn(
  house: House,
  row: PlayerRow,
  verdict: ReturnVerdict,
  actor: Actor,
): Promise<{ open: OpenReturn; until: Date | null } | string> {
  const at = house.clock.now()
  const wallet = { shard: row.shard, player: row.id, currency: row.currency }
  const decided = await house.db.transaction(async (tx) => {
    await lockWallet(tx, wallet)
    const open = await readOpenReturns(tx, row.shard, row.id, at)
    const last = open[0]
    if (!last) return 'No request to play again waits: it was decided before, or the exclusion is over.'
    const until = verdict.kind === 'extended' ? endOf(house, row, verdict.months, at) : last.ends_at
    if (typeof until === 'string') return until
    for (const { exclusion } of open) await writeReturnDecision(tx, row.shard, { exclusion, at, verdict: verdict.kind, actor })
    if (verdict.kind === 'extended') {
      const coolingOffHours = until && last.cooling_off_hours
      await excludePlayer(
        house,
        tx,
        wallet,
        { kind: 'excluded', source: 'operator', reason: 'operator', startsAt: at, endsAt: until, coolingOffHours },
        { actor, action: 'player.exclude', details: { until, extends: String(last.exclusion) } },
      )
      await endSessionsOf(tx, row.shard, row.id, at, 'excluded')
    }
    return { open: last, until }
  })
  if (typeof decided !== 'string' && verdict.kind === 'extended') {
    await endPlayersGames(house, { shard: row.shard, player: row.id }, 'excluded')
    house.tell(row.id, { about: 'session', ended: 'excluded' })
  }
  return decided
}

/** Returns for how many months an exclusion can be extended under a player's rules; null: for good. */
export const monthsToExtend = (house: House, country: string): readonly (number | null)[] => {
  const { ownDurationsMonths } = appliedRules(house, country).exclusion
  return ownDurationsMonths.includes(null) ? ownDurationsMonths : [...ownDurationsMonths, null]
}

function endOf(house: House, { country }: PlayerRow, months: number | null, at: Date): Date | null | string {
  if (!monthsToExtend(house, country).includes(months)) return 'The rules of this country know no exclusion of that length.'
  return months === null ? null : monthsFrom(at, months, appliedRules(house, country).exclusion.leastDays)
}
