import type { Sql } from '../base/database.ts'
import type { WalletKey } from './posting.ts'

export type StatementRow = { kind: 'deposit' | 'withdrawal' | 'game'; id: string; about: string; amount: bigint; fee: bigint; status: string; at: Date; cursor: string }

const parts = {
  deposit: `select 'deposit' as kind, reference as id, method::text as about, coalesce(credited, amount) as amount, fee, state as status, created_at as at
            from deposit_attempt where shard = $1 and player = $2 and currency = $3`,
  withdrawal: `select 'withdrawal', reference, stored_detail, -amount, 0::bigint, state, requested_at from withdrawal where shard = $1 and player = $2 and currency = $3`,
  game: `select 'game', id, owner_ref, won - staked, 0::bigint, state, opened_at from hold where shard = $1 and player = $2 and currency = $3 and kind = 'round'`,
}
export type StatementType = keyof typeof parts | 'all'

/** The player's statement, newest first, from just before a cursor. */
export async function readStatement(sql: Sql, { shard, player, currency }: WalletKey, type: StatementType, pendingOnly: boolean, before: string | undefined, size: number): Promise<StatementRow[]> {
  const chosen = type === 'all' ? Object.values(parts) : [parts[type]]
  const { rows } = await sql.query<StatementRow>({
    text: `select *, to_char(at at time zone 'UTC', 'YYYYMMDDHH24MISSUS') || id as cursor from (${chosen.join(' union all ')}) s (kind, id, about, amount, fee, status, at)
           where ($4::text is null or to_char(at at time zone 'UTC', 'YYYYMMDDHH24MISSUS') || id < $4)
             and (not $5 or status in ('pending', 'sending', 'processing', 'open', 'unknown', 'held'))
           order by cursor desc limit $6`,
    values: [shard, player, currency, before ?? null, pendingOnly, size],
  })
  return rows
}

/** All that was staked and won in rounds since a moment. */
export async function readPlayTotals(sql: Sql, { shard, player, currency }: WalletKey, since: Date): Promise<{ staked: bigint; won: bigint }> {
  const { rows } = await sql.query<{ staked: bigint; won: bigint }>({
    text: `select coalesce(sum(staked), 0)::bigint as staked, coalesce(sum(won), 0)::bigint as won from hold
           where shard = $1 and player = $2 and currency = $3 and kind = 'round' and opened_at >= $4`,
    values: [shard, player, currency, since],
  })
  return rows[0] ?? { staked: 0n, won: 0n }
}
