import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

/** Moves parts until all workers hold as many, without stopping writes, and waits until it is done. */
export async function rebalance(client: pg.Client): Promise<void> {
  await client.query('select citus_rebalance_start()')
  for (;;) {
    const { rows } = await client.query<{ state: string }>(`select state::text from citus_rebalance_status() limit 1`)
    const state = rows[0]?.state ?? 'finished'
    if (state === 'finished') return
    if (/fail|cancel/.test(state)) {
      const { rows: why } = await client.query<{ details: unknown }>('select details from citus_rebalance_status()')
      throw new Error(`Parts did not move: ${state} ${JSON.stringify(why[0]?.details)}`)
    }
    await wait(200)
  }
}

/** Counts the parts of the ledger, and those on one node. */
export async function readMoved(client: pg.Client, port: number): Promise<{ parts: number; of: number }> {
  const { rows } = await client.query<{ parts: number; of: number }>(
    `select count(*) filter (where nodeport = $1)::integer as parts, count(*)::integer as of from citus_shards where table_name = 'wallet'::regclass`,
    [port],
  )
  return rows[0]! // an aggregate has one row
}

/** Counts wallets whose numbers of transfers have a gap or stand twice. */
export async function readStandsTwice(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ wrong: number }>(
    `select count(*)::integer as wrong from (
       select t.shard, t.player, t.currency, count(*) as legs, count(distinct (t.seq, t.leg)) as apart, max(t.seq) as last, count(distinct t.seq) as numbers
       from transfer t group by t.shard, t.player, t.currency) x where legs <> apart or last <> numbers`,
  )
  return rows[0]!.wrong // an aggregate has one row
}

/** Reads what all wallets hold in cash, in minor units. */
export async function readCash(client: pg.Client): Promise<bigint> {
  const { rows } = await client.query<{ cash: string }>('select coalesce(sum(cash), 0)::text as cash from wallet')
  return BigInt(rows[0]?.cash ?? '0')
}
