import type { Sql } from '../../base/database/database.ts'

/** A request or limit that an operator must act on. */
type InReview = {
  shard: number
  player: bigint
  currency: string
  type: string
  period: string
  amount: bigint | null
  requested_at: Date
  review: boolean
}

/** Reads the latest requests that wait for an operator's approval or talk, oldest first; decided ones are left out. */
export async function readInReview(sql: Sql): Promise<InReview[]> {
  const { rows } = await sql.query<InReview>({
    text: `select c.shard, c.player, c.currency, c.type, c.period, c.amount, c.requested_at, c.review from limit_change c
           where (c.review or c.contact) and not exists (
             select from limit_change later where later.shard = c.shard and later.player = c.player and later.currency = c.currency
               and later.type = c.type and later.period = c.period and later.source = c.source and later.id > c.id
               and (later.act in ('approve', 'reject', 'undo', 'contacted', 'raise', 'remove') or later.act = 'set'))
           order by c.requested_at`,
    values: [],
  })
  return rows
}
