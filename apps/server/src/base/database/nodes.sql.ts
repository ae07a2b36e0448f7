import type { Sql } from './database.ts'

/**
 * Returns a shard of each part of a distributed ledger: who asks for all that lies there asks for it, part by part. One server has one
 * part.
 */
export async function readFirstShards(sql: Sql, of: 'part' | 'node'): Promise<number[]> {
  const { rows } = await sql.query<{ shard: number }>({
    text: `select min(s)::smallint as shard from generate_series(0, 255) s
           join pg_dist_placement p on p.shardid = get_shard_id_for_distribution_column('public.wallet', s::smallint)
           group by case $1 when 'part' then p.shardid else p.groupid end order by 1`,
    values: [of],
  })
  return rows.map(({ shard }) => shard)
}

/**
 * Returns whether every transaction has ended that ran on a node when a mark was noted there: what it booked is seen by whatever is read
 * from here on. A node without the mark held nothing of the ledger then, and who moves a part waits for those that write in it.
 */
export async function haveNodesEnded(sql: Sql, mark: string): Promise<boolean> {
  const { rows } = await sql.query<{ node: number; next: string }>({
    text: 'select node, next::text from distributed.node_mark where mark = $1',
    values: [mark],
  })
  const noted = new Map(rows.map(({ node, next }) => [node, BigInt(next)]))
  return (await readRunning(sql, 'oldest')).every(({ node, xid }) => BigInt(xid) >= (noted.get(node) ?? 0n))
}

/** Notes what runs on each node now. */
export async function noteNodes(sql: Sql, mark: string): Promise<void> {
  const running = await readRunning(sql, 'next')
  await sql.query({
    text: `insert into distributed.node_mark (mark, node, next) select $1, node, next::xid8 from unnest($2::integer[], $3::text[]) n (node, next)
           on conflict (mark, node) do update set next = excluded.next`,
    values: [mark, running.map(({ node }) => node), running.map(({ xid }) => xid)],
  })
}

async function readRunning(sql: Sql, which: 'oldest' | 'next'): Promise<{ node: number; xid: string }[]> {
  const running: { node: number; xid: string }[] = []
  for (const shard of await readFirstShards(sql, 'node')) {
    const { rows } = await sql.query<{ node: number; xid: string }>({
      text: 'select node, xid from distributed.running_here($1::smallint, $2)',
      values: [shard, which === 'next'],
    })
    running.push(...rows)
  }
  return running
}
