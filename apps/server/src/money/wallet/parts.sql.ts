import type { Sql } from '../../base/database/database.ts'

/** Reads which part of a distributed ledger holds each shard. Parts move between nodes and keep their shards. */
export async function readParts(sql: Sql): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql.query<{ shard: number; part: string }>({
    text: `select s as shard, get_shard_id_for_distribution_column('wallet', s)::text as part from generate_series(0, 255) s`,
  })
  return new Map(rows.map(({ shard, part }) => [shard, part]))
}
