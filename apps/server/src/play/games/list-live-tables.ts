import { formatAmount } from '@fairhouse/money'
import type { RequestContext } from '../../base/house.ts'
import { liveTables, tableKey } from '../studios/live-tables.ts'
import { catalogueFor } from './catalogue.ts'

/** Lists what goes on at the live tables that somebody may open: figures of the table, nothing of a player. */
export async function listLiveTables(asking: RequestContext) {
  const [{ games }, { tables, ageMs }] = await Promise.all([catalogueFor(asking), liveTables(asking.house)])
  return {
    tables: games.flatMap(({ game, studio, studioGame }) => {
      const table = tables.get(tableKey(studio, studioGame))
      if (!table || game.state !== 'open') return []
      const { players, betsMs, leftMs, minStake, maxStake, last } = table
      const stakes = { minStake: formatAmount(minStake, 'EUR'), maxStake: formatAmount(maxStake, 'EUR') }
      return [{ game: game.friendlyId, players, betsMs, leftMs: Math.max(0, Math.round(leftMs - ageMs)), ...stakes, last: [...last] }]
    }),
  }
}
