import type { Sql } from '../base/database.ts'
import type { WalletKey } from '../wallet/index.ts'

export type OpenRound = { id: string; owner_ref: string; amount: bigint; opened_at: Date }

/** Rounds of a player that are still open. */
export async function readPendingRounds(sql: Sql, { shard, player, currency }: WalletKey): Promise<OpenRound[]> {
  const { rows } = await sql.query<OpenRound>({
    text: `select id, owner_ref, amount, opened_at from hold where shard = $1 and player = $2 and currency = $3 and kind = 'round' and state = 'open'
           order by opened_at desc limit 100`,
    values: [shard, player, currency],
  })
  return rows
}

/** Was a posting of this id booked or refused before? */
export async function isBooked(sql: Sql, { shard }: WalletKey, posting: string): Promise<boolean> {
  const { rowCount } = await sql.query({ text: 'select from posting where shard = $1 and id = $2', values: [shard, posting] })
  return rowCount === 1
}
