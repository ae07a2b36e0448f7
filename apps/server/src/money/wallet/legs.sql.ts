import type { Sql } from '../../base/database/database.ts'
import type { Leg, WalletKey } from './posting.ts'

/** Reads the legs of a posting, reversed, so that it can be undone exactly; empty if it moved nothing. */
export async function readReversedLegs(sql: Sql, { shard, player, currency }: WalletKey, posting: string): Promise<Leg[]> {
  const { rows } = await sql.query<{ debit: string; credit: string; amount: bigint }>({
    text: `select t.debit, t.credit, t.amount from posting p join transfer t on t.shard = p.shard and t.player = p.player and t.currency = p.currency
             and t.seq = p.first_seq and t.posting = p.id
           where p.shard = $1 and p.id = $4 and p.player = $2 and p.currency = $3 order by t.leg`,
    values: [shard, player, currency, posting],
  })
  return rows.map(({ debit, credit, amount }) => [credit, debit, amount])
}

/** Reads what a wallet of a restored house lacked for what had happened already, by the posting that made a debt of it. */
export async function readShort(sql: Sql, wallet: WalletKey, posting: string): Promise<bigint | undefined> {
  const [leg] = await readReversedLegs(sql, wallet, posting)
  return leg?.[2]
}

/** Reads what one step of a wallet moved. */
export async function readLegsAt(sql: Sql, { shard, player, currency }: WalletKey, seq: bigint): Promise<Leg[]> {
  const { rows } = await sql.query<{ debit: string; credit: string; amount: bigint }>({
    text: 'select debit, credit, amount from transfer where shard = $1 and player = $2 and currency = $3 and seq = $4 order by leg',
    values: [shard, player, currency, seq],
  })
  return rows.map(({ debit, credit, amount }) => [debit, credit, amount])
}
