import type { Sql } from '../database/database.ts'
import type { StoredReason } from './reason.ts'

/** Reads sealed reasons after a hash, in order, with the keys of those whom they are about and whether they were erased. */
export async function readReasons(sql: Sql, after: string, most: number): Promise<(StoredReason & { erased: boolean })[]> {
  const { rows } = await sql.query<StoredReason & { erased: boolean }>({
    text: `select r.hash, r.sealed, r.shard, r.player, k.sealed as person_key, e.player is not null as erased
           from sealed_reason r left join person_key k on k.shard = r.shard and k.player = r.player
           left join erasure e on e.shard = r.shard and e.player = r.player where r.hash > $1 order by r.hash limit $2`,
    values: [after, most],
  })
  return rows
}

/** Reads the entries whose reason is no longer there. */
export async function readWithoutReason(sql: Sql): Promise<{ log: string; entry: bigint }[]> {
  const { rows } = await sql.query<{ log: string; entry: bigint }>({
    text: `select 'audit' as log, a.id as entry from audit a where a.reason_hash is not null and not exists (select from sealed_reason r where r.hash = a.reason_hash)
           union all
           select 'access log', a.id from access_log a where a.reason_hash is not null and not exists (select from sealed_reason r where r.hash = a.reason_hash)
           order by 1, 2`,
  })
  return rows
}
