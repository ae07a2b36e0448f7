import type { Sql } from '../../base/database/database.ts'

export type StaffState = 'invited' | 'active' | 'left'
export type StaffRow = {
  id: bigint
  name: string
  sealed_email: Buffer
  state: StaffState
  player_shard: number | null
  player: bigint | null
  directory_subject: string | null
  created_at: Date
  left_at: Date | null
}
const columns = 'id, name, sealed_email, state, player_shard, player, directory_subject, created_at, left_at'

export async function readStaff(sql: Sql, id: bigint): Promise<StaffRow | undefined> {
  const { rows } = await sql.query<StaffRow>({ name: 'staff_read', text: `select ${columns} from staff where id = $1`, values: [id] })
  return rows[0]
}

/** Reads a colleague and locks the row, so that what is decided about them is decided one after the other. */
export async function lockStaff(sql: Sql, id: bigint): Promise<StaffRow | undefined> {
  const { rows } = await sql.query<StaffRow>({ text: `select ${columns} from staff where id = $1 for update`, values: [id] })
  return rows[0]
}

/** Finds a colleague by the blind index of their address, and locks the row. */
export async function readStaffByEmail(sql: Sql, emailIndex: string): Promise<StaffRow | undefined> {
  const { rows } = await sql.query<StaffRow>({
    text: `select ${columns} from staff where email_index = $1 for update`,
    values: [emailIndex],
  })
  return rows[0]
}

type NewStaff = { name: string; emailIndex: string; player?: { shard: number; player: bigint } | undefined; at: Date }

/** Inserts a colleague without an address, which is sealed to the number assigned here; undefined if the address is known. */
export async function insertStaff(sql: Sql, { name, emailIndex, player, at }: NewStaff): Promise<bigint | undefined> {
  const { rows } = await sql.query<{ id: bigint }>({
    text: `insert into staff (name, sealed_email, email_index, player_shard, player, created_at) values ($1, '', $2, $3, $4, $5)
           on conflict (email_index) do nothing returning id`,
    values: [name, emailIndex, player?.shard ?? null, player?.player ?? null, at],
  })
  return rows[0]?.id
}

export async function writeStaffEmail(sql: Sql, id: bigint, sealed: Buffer): Promise<void> {
  await sql.query({ text: 'update staff set sealed_email = $2 where id = $1', values: [id, sealed] })
}

export async function writeStaffState(sql: Sql, id: bigint, state: StaffState, leftAt: Date | null): Promise<void> {
  await sql.query({ text: 'update staff set state = $2, left_at = $3 where id = $1', values: [id, state, leftAt] })
}

/** A colleague as a list shows them. */
export type ListedStaff = StaffRow & { passkeys: number; last_seen_at: Date | null; locked_until: Date | null; roles: string[] }
type Wanted = {
  state?: string | undefined
  role?: string | undefined
  words?: string | undefined
  after?: { name: string; id: bigint } | undefined
  id?: bigint | undefined
  at: Date
  most: number
}

/** Reads colleagues by name, with the roles that hold at a moment. */
export async function listStaff(sql: Sql, { state, role, words, after, id, at, most }: Wanted): Promise<ListedStaff[]> {
  const { rows } = await sql.query<ListedStaff>({
    text: `select s.id, s.name, s.sealed_email, s.state, s.player_shard, s.player, s.directory_subject, s.created_at, s.left_at,
             (select count(*)::int from staff_passkey k where k.staff = s.id) as passkeys,
             (select max(o.last_seen_at) from staff_session o where o.staff = s.id) as last_seen_at,
             (select max(t.locked_until) from staff_try t where t.key = 'staff:' || s.id and t.locked_until > $1) as locked_until,
             coalesce((select array_agg(distinct g.role order by g.role) from staff_grant g
               where g.staff = s.id and g.starts_at <= $1 and (g.ends_at is null or g.ends_at > $1)
               and not exists (select from staff_grant_end e where e.of_grant = g.id)), '{}') as roles
           from staff s
           where ($2::text is null or s.state = $2)
             and ($3::text is null or exists (select from staff_grant g where g.staff = s.id and g.role = $3 and g.starts_at <= $1
               and (g.ends_at is null or g.ends_at > $1) and not exists (select from staff_grant_end e where e.of_grant = g.id)))
             and ($4::text is null or strpos(lower(s.name), lower($4)) > 0)
             and ($5::text is null or (s.name, s.id) > ($5, $6::bigint))
             and ($7::bigint is null or s.id = $7)
           order by s.name, s.id limit $8`,
    values: [at, state ?? null, role ?? null, words ?? null, after?.name ?? null, after?.id ?? null, id ?? null, most],
  })
  return rows
}

/** Reads names by number, for what others have signed. */
export async function readStaffNames(sql: Sql, ids: readonly bigint[]): Promise<Map<bigint, string>> {
  const { rows } = await sql.query<{ id: bigint; name: string }>({
    text: 'select id, name from staff where id = any($1::bigint[])',
    values: [ids.map(String)],
  })
  return new Map(rows.map(({ id, name }) => [id, name]))
}
