import type { Sql } from '../../base/database/database.ts'

/** Ends the links that somebody has not used, and inserts a new one. */
export async function insertInvitation(sql: Sql, staff: bigint, linkHash: string, expiresAt: Date, now: Date): Promise<void> {
  await endInvitations(sql, staff, now)
  await sql.query({
    text: 'insert into staff_invitation (link_hash, staff, expires_at) values ($1, $2, $3)',
    values: [linkHash, staff, expiresAt],
  })
}

export async function endInvitations(sql: Sql, staff: bigint, now: Date): Promise<void> {
  await sql.query({
    text: 'update staff_invitation set expires_at = $2 where staff = $1 and used_at is null and expires_at > $2',
    values: [staff, now],
  })
}

/** Reads whose open link this is. */
export async function readInvitation(sql: Sql, linkHash: string, now: Date): Promise<{ staff: bigint; expires_at: Date } | undefined> {
  const { rows } = await sql.query<{ staff: bigint; expires_at: Date }>({
    text: 'select staff, expires_at from staff_invitation where link_hash = $1 and used_at is null and expires_at > $2',
    values: [linkHash, now],
  })
  return rows[0]
}

/** Consumes a link; returns false if it was used or is over. */
export async function useInvitation(sql: Sql, linkHash: string, now: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'update staff_invitation set used_at = $2 where link_hash = $1 and used_at is null and expires_at > $2',
    values: [linkHash, now],
  })
  return rowCount === 1
}
