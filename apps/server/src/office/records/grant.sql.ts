import type { Bound } from '@fairhouse/contract/office/base/may.ts'
import type { Sql } from '../../base/database/database.ts'

const holds = (at: string) =>
  `g.starts_at <= ${at} and (g.ends_at is null or g.ends_at > ${at}) and not exists (select from staff_grant_end e where e.of_grant = g.id)`

export type HeldRow = { role: string; permission: string; bound: Bound }

/** Reads what somebody may at a moment, by the roles that they have then. */
export async function readHeld(sql: Sql, staff: bigint, at: Date): Promise<HeldRow[]> {
  const { rows } = await sql.query<HeldRow>({
    name: 'staff_held',
    text: `select p.role, p.permission, p.bound from staff_grant g join role_permission p on p.role = g.role
           where g.staff = $1 and ${holds('$2')} order by p.permission, p.role`,
    values: [staff, at],
  })
  return rows
}

/** Reads the roles that somebody may hand out at a moment. */
export async function readHandsOut(sql: Sql, staff: bigint, at: Date): Promise<string[]> {
  const { rows } = await sql.query<{ role: string }>({
    text: `select distinct h.hands_out as role from staff_grant g join role_hands_out h on h.role = g.role
           where g.staff = $1 and ${holds('$2')} order by 1`,
    values: [staff, at],
  })
  return rows.map(({ role }) => role)
}

/** Reads the roles that have a permission and that somebody holds at a moment. */
export async function readHolders(sql: Sql, permission: string, at: Date): Promise<string[]> {
  const { rows } = await sql.query<{ role: string }>({
    text: `select distinct p.role from role_permission p join staff_grant g on g.role = p.role join staff s on s.id = g.staff
           where p.permission = $1 and s.state = 'active' and ${holds('$2')} order by 1`,
    values: [permission, at],
  })
  return rows.map(({ role }) => role)
}

export type GrantRow = {
  id: bigint
  role: string
  starts_at: Date
  ends_at: Date | null
  granted_by: string
  ended_at: Date | null
}

/** Reads every grant that somebody ever had, the newest first. */
export async function readGrants(sql: Sql, staff: bigint): Promise<GrantRow[]> {
  const { rows } = await sql.query<GrantRow>({
    text: `select g.id, g.role, g.starts_at, g.ends_at, g.granted_by, e.ended_at from staff_grant g
           left join staff_grant_end e on e.of_grant = g.id where g.staff = $1 order by g.id desc`,
    values: [staff],
  })
  return rows
}

type NewGrant = { staff: bigint; role: string; from: Date; until: Date | null; by: string; at: Date }

export async function insertGrant(sql: Sql, { staff, role, from, until, by, at }: NewGrant): Promise<void> {
  await sql.query({
    text: 'insert into staff_grant (staff, role, starts_at, ends_at, granted_by, granted_at) values ($1, $2, $3, $4, $5, $6)',
    values: [staff, role, from, until, by, at],
  })
}

/** Ends the grants of a role, or all, that run or are still to begin; returns how many. */
export async function endGrants(sql: Sql, staff: bigint, role: string | undefined, by: string, at: Date): Promise<number> {
  const { rowCount } = await sql.query({
    text: `insert into staff_grant_end (of_grant, ended_by, ended_at)
           select g.id, $3, $4 from staff_grant g
           where g.staff = $1 and ($2::text is null or g.role = $2) and (g.ends_at is null or g.ends_at > $4)
           on conflict do nothing`,
    values: [staff, role ?? null, by, at],
  })
  return rowCount ?? 0
}

/** Counts active colleagues who have a role at a moment. */
export async function countHolders(sql: Sql, role: string, at: Date): Promise<number> {
  const { rows } = await sql.query<{ n: number }>({
    text: `select count(distinct g.staff)::int as n from staff_grant g join staff s on s.id = g.staff
           where g.role = $1 and s.state <> 'left' and ${holds('$2')}`,
    values: [role, at],
  })
  return rows[0]!.n // an aggregate always returns a row
}
