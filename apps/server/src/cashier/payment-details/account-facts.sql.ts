import type { Sql } from '../../base/database/database.ts'

type Owner = { shard: number; player: bigint }
/** What came from an account and went there, in minor units. */
export type AccountSum = { currency: string; paid_in: bigint; paid_out: bigint }
/** Another player who has or had the same account. */
export type OtherOwner = {
  shard: number
  player: bigint
  country: string
  personal: Buffer
  person_key: Buffer | null
  is_household: boolean
  has_it_now: boolean
}

/** Reads when an account was given, and when somebody left it unconfirmed. */
export async function readAccountTimes(
  sql: Sql,
  shard: number,
  reference: string,
): Promise<{ created_at: Date; refused_at: Date | null } | undefined> {
  const { rows } = await sql.query<{ created_at: Date; refused_at: Date | null }>({
    text: 'select created_at, refused_at from stored_detail where shard = $1 and reference = $2',
    values: [shard, reference],
  })
  return rows[0]
}

/** Sums what ever came from an account and was paid there, by currency. */
export async function readAccountSums(sql: Sql, { shard, player }: Owner, reference: string): Promise<AccountSum[]> {
  const { rows } = await sql.query<AccountSum>({
    text: `select currency, sum(paid_in)::bigint as paid_in, sum(paid_out)::bigint as paid_out from (
             select a.currency, a.credited as paid_in, 0::bigint as paid_out from deposit_attempt a
             where a.shard = $1 and a.player = $2 and coalesce(a.came_from, a.stored_detail) = $3 and a.state = 'ok'
             union all
             select w.currency, 0, w.amount - w.fee from withdrawal w
             where w.shard = $1 and w.player = $2 and w.stored_detail = $3 and w.state = 'paid') moved
           group by currency order by currency`,
    values: [shard, player, reference],
  })
  return rows
}

/** Counts the withdrawals to an account that wait. */
export async function countWaiting(sql: Sql, { shard, player }: Owner, reference: string): Promise<number> {
  const { rows } = await sql.query<{ waiting: number }>({
    text: `select count(*)::integer as waiting from withdrawal where shard = $1 and player = $2 and stored_detail = $3 and state = 'pending'`,
    values: [shard, player, reference],
  })
  return rows[0]?.waiting ?? 0
}

/** Reads who else has or had an account, and whether they share an address, a phone number or a person with the player. */
export async function readOtherOwners(sql: Sql, { shard, player }: Owner, provider: string, fingerprint: string): Promise<OtherOwner[]> {
  const { rows } = await sql.query<OtherOwner>({
    text: `select o.shard, o.player, p.country, p.personal, k.sealed as person_key, o.has_it_now,
             exists (select from player_likeness a join player_likeness b using (kind, index)
               where a.shard = $1 and a.player = $2 and b.shard = o.shard and b.player = o.player) as is_household
           from (select d.shard, d.player, bool_or(d.deleted_at is null) as has_it_now from stored_detail d
             where d.provider = $3 and d.fingerprint = $4 and d.player <> $2 group by d.shard, d.player) o
           join player p on p.shard = o.shard and p.id = o.player
           left join person_key k on k.shard = p.shard and k.player = p.id
           order by o.player limit 20`,
    values: [shard, player, provider, fingerprint],
  })
  return rows
}
