import type { Sql } from '../../base/database/database.ts'
import { amountsOf } from './jackpot.ts'
import { readOpenJackpots } from './jackpot.sql.ts'
import { nameIn } from './view-jackpots.ts'

/** A jackpot as a game is told it: the outcome that wins it, and the stake that takes all of it, in minor units. */
type ToldJackpot = { name: string; outcome: string; fullStake: string }

/** Reads the running pots that outcomes of a game win in a currency; `game` is the name of its address. */
export async function readJackpotsOfReels(sql: Sql, game: string, currency: string, language: string): Promise<ToldJackpot[]> {
  const open = await readOpenJackpots(sql)
  return open.flatMap(({ state, told, data }) =>
    state === 'running' && told.outcome !== undefined && told.currency === currency && told.games.includes(game)
      ? [{ name: nameIn(data, language), outcome: told.outcome, fullStake: String(amountsOf(told).fullStake) }]
      : [],
  )
}
