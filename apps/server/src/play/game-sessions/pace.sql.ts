import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from '../../money/wallet/index.ts'

type Begun = { round: string; began_at: Date }

/**
 * Registers that a round begins, unless another began less than `leastMs` earlier; one statement decides for all nodes.
 * `before` is the previous entry; if `begins` is false nothing was written. Continuing a round is no new beginning.
 */
export async function beginRound(
  sql: Sql,
  { shard, player, currency }: WalletKey,
  round: string,
  at: Date,
  leastMs: number,
): Promise<{ begins: boolean; before: Begun | undefined }> {
  const { rows } = await sql.query<{ begins: boolean; round: string | null; began_at: Date | null }>({
    name: 'pace_begin',
    text: `with before as (select round, began_at from pace where shard = $1 and player = $2 and currency = $3),
             begun as (
               insert into pace as p (shard, player, currency, round, began_at) values ($1, $2, $3, $4, $5)
               on conflict (shard, player, currency) do update
                 set round = excluded.round, began_at = case when p.round = excluded.round then p.began_at else excluded.began_at end
                 where p.round = excluded.round or excluded.began_at - p.began_at >= $6 * interval '1 millisecond'
               returning 1)
           select exists (select from begun) as begins, b.round, b.began_at from (select 1) one left join before b on true`,
    values: [shard, player, currency, round, at, leastMs],
  })
  const row = rows[0]! // the select returns a row
  return { begins: row.begins, before: row.round !== null && row.began_at ? { round: row.round, began_at: row.began_at } : undefined }
}

/** Undoes the beginning of a round, unless another began since. */
export async function undoRound(sql: Sql, { shard, player, currency }: WalletKey, round: string, before: Begun | undefined): Promise<void> {
  await sql.query({
    text: before
      ? 'update pace set round = $5, began_at = $6 where shard = $1 and player = $2 and currency = $3 and round = $4'
      : 'delete from pace where shard = $1 and player = $2 and currency = $3 and round = $4',
    values: [shard, player, currency, round, ...(before ? [before.round, before.began_at] : [])],
  })
}
