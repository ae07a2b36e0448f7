import type { Sql } from '../../base/database/database.ts'

type Identity = { issuer: string; subject: string }

/** Reads who somebody of a directory is here. */
export async function readKnownBy(sql: Sql, { issuer, subject }: Identity): Promise<bigint | undefined> {
  const { rows } = await sql.query<{ staff: bigint }>({
    text: 'select staff from staff_directory where issuer = $1 and subject = $2',
    values: [issuer, subject],
  })
  return rows[0]?.staff
}

/** Keeps who somebody of a directory is here; returns false if either of them is known otherwise. */
export async function insertKnownBy(sql: Sql, { issuer, subject }: Identity, staff: bigint, at: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'insert into staff_directory (issuer, subject, staff, known_at) values ($1, $2, $3, $4) on conflict do nothing',
    values: [issuer, subject, staff, at],
  })
  return rowCount === 1
}

/** Reads the roles that run now or are still to begin, with who gave each. */
export async function readRunningRoles(sql: Sql, staff: bigint, at: Date): Promise<{ role: string; granted_by: string }[]> {
  const { rows } = await sql.query<{ role: string; granted_by: string }>({
    text: `select g.role, g.granted_by from staff_grant g where g.staff = $1 and (g.ends_at is null or g.ends_at > $2)
           and not exists (select from staff_grant_end e where e.of_grant = g.id) order by g.role`,
    values: [staff, at],
  })
  return rows
}

/** Ends a role as far as somebody gave it. */
export async function endRoleGivenBy(sql: Sql, staff: bigint, role: string, by: string, at: Date): Promise<void> {
  await sql.query({
    text: `insert into staff_grant_end (of_grant, ended_by, ended_at)
           select g.id, $3, $4 from staff_grant g
           where g.staff = $1 and g.role = $2 and g.granted_by = $3 and (g.ends_at is null or g.ends_at > $4) on conflict do nothing`,
    values: [staff, role, by, at],
  })
}
