import type { Actor } from '../../base/actor.ts'
import type { Sql } from '../../base/database/database.ts'
import type { Owner } from '../../base/keys/personal-data.ts'

/** The facts that decide whether a person may be erased. */
export type Standing = {
  status: string
  country: string
  closure: string | null
  closed_until: Date | null
  closed_at: Date | null
  created_at: Date
  /** The player's own money in minor units, of any currency, without bonuses. */
  money: bigint
  owes: boolean
  /** Deposits and payouts in progress; for money in suspense see `readWaitingArrivalsOf`. */
  under_way: number
  erased_at: Date | null
}

export async function readStanding(sql: Sql, { shard, player }: Owner): Promise<Standing | undefined> {
  const { rows } = await sql.query<Standing>({
    text: `select p.status, p.country, p.closure, p.closed_until, p.closed_at, p.created_at,
             coalesce((select sum(w.cash + w.reserve + w.held + w.in_play_cash + w.pending_withdrawal) from wallet w
               where w.shard = $1 and w.player = $2), 0)::bigint as money,
             exists (select 1 from debt d where d.shard = $1 and d.player = $2 and d.amount <> 0) as owes,
             (select count(*)::integer from deposit_attempt a where a.shard = p.shard and a.player = p.id
               and a.state not in ('ok', 'failed', 'expired', 'cancelled', 'mismatch'))
             + (select count(*)::integer from withdrawal o where o.shard = p.shard and o.player = p.id
               and o.state not in ('paid', 'cancelled', 'rejected', 'returned')) as under_way,
             (select e.erased_at from erasure e where e.shard = p.shard and e.player = p.id) as erased_at
           from player p where p.shard = $1 and p.id = $2`,
    values: [shard, player],
  })
  return rows[0]
}

/** Reads accounts not yet erased that were closed, or opened and never activated, before a moment. */
export async function readClosedBefore(sql: Sql, before: Date, notActivatedBefore: Date, after: bigint, most: number): Promise<Owner[]> {
  const { rows } = await sql.query<Owner>({
    text: `select p.shard, p.id as player from player p
           where (p.status = 'closed' and p.closed_at < $1 or p.status = 'notActivated' and p.created_at < $2) and p.id > $3
             and not exists (select from erasure e where e.shard = p.shard and e.player = p.id)
           order by p.id limit $4`,
    values: [before, notActivatedBefore, after, most],
  })
  return rows
}

/** Tables emptied of an erased person that the server may delete from; `erase_person` empties the others. */
const emptied = [
  'person_key',
  'player_login',
  'player_identifier',
  'player_likeness',
  'player_national_id',
  'passkey',
  'passkey_challenge',
  'second_factor',
  'recovery_code',
  'known_device',
  'mail',
  'sms',
  'activation',
  'password_link',
  'login_step',
  'login_token',
  'identification',
  'referral_code',
  'registration_choice',
  'registration_proof',
  'reality_check_choice',
] as const

/**
 * All tables emptied, including those that {@link erase} empties through the function: no row about an erased person
 * may remain in them.
 */
export const emptyAfterwards: readonly string[] = [
  ...emptied,
  'push_subscription',
  'session',
  'document',
  'document_file',
  'document_request',
  'automatic_validation',
  'player_identity',
  'consent',
]

/** Stores the indexes that recognise somebody who excluded themselves, until a moment or for good. */
export async function keepOut(sql: Sql, { shard, player }: Owner, until: Date | null): Promise<number> {
  const { rowCount } = await sql.query({
    text: `insert into kept_out as k (kind, index, country, until)
           select i.kind, i.index, p.country, $3::timestamptz from player p
             cross join (select 'nationalId' as kind, id_index as index from player_national_id where shard = $1 and player = $2
                         union select 'login', login_index from player_login where shard = $1 and player = $2
                         union select 'person', index from player_likeness where shard = $1 and player = $2 and kind = 'person') i
           where p.shard = $1 and p.id = $2
           on conflict (kind, index) do update set
             until = case when k.until is null or excluded.until is null then null else greatest(k.until, excluded.until) end`,
    values: [shard, player, until],
  })
  return rowCount ?? 0
}

/**
 * Erases a person from all tables, with the tries counted under their blind indexes; returns the rows deleted or
 * emptied per table.
 */
export async function erase(sql: Sql, owner: Owner, indexes: readonly string[]): Promise<Record<string, number>> {
  const { shard, player } = owner
  const { rows } = await sql.query<{ removed: Record<string, number> }>({
    text: 'select erase_person($1, $2) as removed',
    values: [shard, player],
  })
  const removed = { ...rows[0]?.removed }
  const count = (table: string, rowCount: number | null) => rowCount && (removed[table] = rowCount)
  for (const table of emptied) {
    const gone = await sql.query({ text: `delete from ${table} where shard = $1 and player = $2`, values: [shard, player] })
    count(table, gone.rowCount)
  }
  const codes = await sql.query({ text: 'delete from verification_code where owner = $1', values: [`player:${player}`] })
  count('verification_code', codes.rowCount)
  const tries = await sql.query({ text: 'delete from login_try where key like any($1)', values: [indexes.map((index) => `%${index}%`)] })
  count('login_try', tries.rowCount)
  const answers = await sql.query({ text: 'delete from kept_answer where owner = $1', values: [`player:${player}`] })
  count('kept_answer', answers.rowCount)
  const details = await sql.query({
    text: `update stored_detail set token = '', holder = null, description = '', fingerprint = 'erased:' || reference, clearing_house = null, bank_name = null,
             deleted_at = coalesce(deleted_at, created_at) where shard = $1 and player = $2`,
    values: [shard, player],
  })
  count('stored_detail', details.rowCount)
  const fields = await sql.query({
    text: 'update deposit_attempt set fields = null where shard = $1 and player = $2 and fields is not null',
    values: [shard, player],
  })
  count('deposit_attempt', fields.rowCount)
  await emptyPlayer(sql, owner)
  return { ...removed, player: 1 }
}

/** Empties the player's row but keeps it, as the books refer to its id: country, currency, start and end remain. */
async function emptyPlayer(sql: Sql, { shard, player }: Owner): Promise<void> {
  await sql.query({
    text: `update player set personal = '', birth_date = '1900-01-01', password_hash = null, email_verified_at = null, phone_verified_at = null,
             age_verified_at = null, validated_at = null, last_login_at = null, previous_login_at = null, frozen_until = null, potential_minor = false,
             status = 'closed' where shard = $1 and id = $2`,
    values: [shard, player],
  })
}

/** Records an erasure; first, so that nobody creates a new key meanwhile. */
export async function writeErasure(sql: Sql, { shard, player }: Owner, { at, actor }: { at: Date; actor: Actor }): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: `insert into erasure (shard, player, erased_at, actor, removed) values ($1, $2, $3, $4, '{}') on conflict do nothing`,
    values: [shard, player, at, actor],
  })
  return rowCount === 1
}

export async function writeErased(sql: Sql, { shard, player }: Owner, removed: Record<string, number>): Promise<void> {
  await sql.query({
    text: 'update erasure set removed = $3 where shard = $1 and player = $2',
    values: [shard, player, JSON.stringify(removed)],
  })
}

export async function writeChecked(sql: Sql, { shard, player }: Owner, leftOver: Record<string, number>, at: Date): Promise<void> {
  await sql.query({
    text: 'update erasure set checked_at = $3, left_over = $4 where shard = $1 and player = $2',
    values: [shard, player, at, JSON.stringify(leftOver)],
  })
}

type ErasureRow = Owner & {
  erased_at: Date
  actor: string
  removed: Record<string, number>
  checked_at: Date | null
  left_over: Record<string, number> | null
}

/** Reads erasures, latest first. */
export async function readErasures(sql: Sql, most: number): Promise<ErasureRow[]> {
  const { rows } = await sql.query<ErasureRow>({
    text: 'select shard, player, erased_at, actor, removed, checked_at, left_over from erasure order by erased_at desc, player limit $1',
    values: [most],
  })
  return rows
}
