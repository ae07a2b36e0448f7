import type { Sql } from '../../base/database/database.ts'

/** A wallet's position in the iteration order. */
export type Place = { shard: number; player: bigint; currency: string }
/** A wallet's reserve: what is above the player's max balance. */
export type Reserve = { shard: number; player: bigint; currency: string; country: string; reserve: bigint }

/** Reads the next batch of wallets with money in the reserve, with the player's country. */
export async function readReserves(sql: Sql, after: Place, most: number): Promise<Reserve[]> {
  const { rows } = await sql.query<Reserve>({
    text: `select w.shard, w.player, w.currency, p.country, w.reserve from wallet w join player p on p.shard = w.shard and p.id = w.player
           where w.reserve > 0 and (w.shard, w.player, w.currency) > ($1, $2, $3) order by w.shard, w.player, w.currency limit $4`,
    values: [after.shard, after.player, after.currency, most],
  })
  return rows
}
