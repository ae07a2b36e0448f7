import type { Sql } from '../base/database.ts'

/** What lies above a player's max balance. */
export type Reserve = { shard: number; player: bigint; currency: string; country: string; reserve: bigint }

/** The wallets that have something in the reserve, with the country of the player. */
export async function readReserves(sql: Sql): Promise<Reserve[]> {
  const { rows } = await sql.query<Reserve>({
    text: `select w.shard, w.player, w.currency, p.country, w.reserve from wallet w join player p on p.shard = w.shard and p.id = w.player
           where w.reserve > 0 order by w.shard, w.player limit 1000`,
  })
  return rows
}
