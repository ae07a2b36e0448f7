import type { Sql } from '../../base/database/database.ts'

export async function countPlayers(sql: Sql): Promise<number> {
  const { rows } = await sql.query<{ n: number }>({ text: 'select count(*)::int as n from player' })
  return rows[0]?.n ?? 0
}

type Become = { shard: number; player: bigint; currency: string; state: string; reference: string }

/** Reads the deposit that a visitor's became. */
export async function readBecome(sql: Sql, reference: string): Promise<Become | undefined> {
  const { rows } = await sql.query<Become>({
    text: `select a.shard, a.player, a.currency, a.state, a.reference from visitor_deposit v
           join deposit_attempt a on a.shard = v.attempt_shard and a.reference = v.attempt where v.reference = $1`,
    values: [reference],
  })
  return rows[0]
}
