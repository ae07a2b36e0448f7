import type { Sql } from '../../base/database/database.ts'

export type StaffPasskeyRow = {
  credential_id: string
  staff: bigint
  public_key: Buffer
  counter: bigint
  transports: string[]
  name: string
  added_at: Date
  used_at: Date | null
}
const columns = 'credential_id, staff, public_key, counter, transports, name, added_at, used_at'

/** Reads somebody's passkeys, the newest first. */
export async function readStaffPasskeys(sql: Sql, staff: bigint): Promise<StaffPasskeyRow[]> {
  const { rows } = await sql.query<StaffPasskeyRow>({
    text: `select ${columns} from staff_passkey where staff = $1 order by added_at desc, credential_id`,
    values: [staff],
  })
  return rows
}

export async function readStaffPasskey(sql: Sql, credentialId: string): Promise<StaffPasskeyRow | undefined> {
  const { rows } = await sql.query<StaffPasskeyRow>({
    text: `select ${columns} from staff_passkey where credential_id = $1`,
    values: [credentialId],
  })
  return rows[0]
}

/** Inserts a passkey; returns false if it is known or there are as many as there may be. */
export async function insertStaffPasskey(sql: Sql, row: Omit<StaffPasskeyRow, 'used_at'>, most: number): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: `insert into staff_passkey (credential_id, staff, public_key, counter, transports, name, added_at)
           select $1, $2, $3, $4, $5, $6, $7 where (select count(*) from staff_passkey where staff = $2) < $8
           on conflict do nothing`,
    values: [row.credential_id, row.staff, row.public_key, row.counter, row.transports, row.name, row.added_at, most],
  })
  return rowCount === 1
}

/** Records a use; returns false if the device counts and its counter did not rise. */
export async function writeStaffPasskeyUsed(sql: Sql, credentialId: string, counter: bigint, at: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'update staff_passkey set counter = $2, used_at = $3 where credential_id = $1 and (counter < $2 or (counter = 0 and $2 = 0))',
    values: [credentialId, counter, at],
  })
  return rowCount === 1
}

/** Deletes one of somebody's passkeys unless it is the last; returns whether it did. */
export async function deleteStaffPasskey(sql: Sql, staff: bigint, credentialId: string): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: `delete from staff_passkey where staff = $1 and credential_id = $2
           and (select count(*) from staff_passkey where staff = $1) > 1`,
    values: [staff, credentialId],
  })
  return rowCount === 1
}

/** Deletes every passkey of somebody who has lost them or has left. */
export async function deleteStaffPasskeys(sql: Sql, staff: bigint): Promise<number> {
  const { rowCount } = await sql.query({ text: 'delete from staff_passkey where staff = $1', values: [staff] })
  return rowCount ?? 0
}

export type ChallengePurpose = 'signIn' | 'register' | 'act' | 'directory'

export async function insertStaffChallenge(
  sql: Sql,
  hash: string,
  purpose: ChallengePurpose,
  staff: bigint | null,
  expiresAt: Date,
): Promise<void> {
  await sql.query({
    text: 'insert into staff_challenge (challenge_hash, purpose, staff, expires_at) values ($1, $2, $3, $4)',
    values: [hash, purpose, staff, expiresAt],
  })
}

/** Consumes a challenge; returns false if it is not open for this purpose and person. */
export async function takeStaffChallenge(
  sql: Sql,
  hash: string,
  purpose: ChallengePurpose,
  staff: bigint | null,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: `delete from staff_challenge where challenge_hash = $1 and purpose = $2 and staff is not distinct from $3 and expires_at > $4`,
    values: [hash, purpose, staff, at],
  })
  return rowCount === 1
}
