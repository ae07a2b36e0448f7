import type { Sql } from '../../base/database/database.ts'

export type DeviceLoginRow = {
  id: string
  secret_hash: string
  code_hash: string
  host: string
  network: string
  asked_at: Date
  expires_at: Date
  state: 'waiting' | 'allowed' | 'refused' | 'taken'
  decided_by: bigint | null
}
const select = 'select id, secret_hash, code_hash, host, network, asked_at, expires_at, state, decided_by from device_login'

export async function insertDeviceLogin(sql: Sql, row: Omit<DeviceLoginRow, 'state' | 'decided_by'>): Promise<void> {
  await sql.query({
    text: `insert into device_login (id, secret_hash, code_hash, host, network, asked_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [row.id, row.secret_hash, row.code_hash, row.host, row.network, row.asked_at, row.expires_at],
  })
}

/** Reads a login that is in time and has not been taken, by the secret of its command. */
export async function readDeviceLoginBySecret(sql: Sql, hash: string, now: Date): Promise<DeviceLoginRow | undefined> {
  const { rows } = await sql.query<DeviceLoginRow>({
    text: `${select} where secret_hash = $1 and expires_at > $2 and state <> 'taken'`,
    values: [hash, now],
  })
  return rows[0]
}

/** Reads a login that is in time and waits, by the hash of its code. */
export async function readDeviceLoginByCode(sql: Sql, hash: string, now: Date): Promise<DeviceLoginRow | undefined> {
  const { rows } = await sql.query<DeviceLoginRow>({
    text: `${select} where code_hash = $1 and expires_at > $2 and state = 'waiting'`,
    values: [hash, now],
  })
  return rows[0]
}

/** Decides a login that waits and is in time; returns it, or undefined if there is none. */
export async function decideDeviceLogin(
  sql: Sql,
  id: string,
  state: 'allowed' | 'refused',
  staff: bigint,
  now: Date,
): Promise<DeviceLoginRow | undefined> {
  const { rows } = await sql.query<DeviceLoginRow>({
    text: `update device_login set state = $2, decided_by = $3 where id = $1 and state = 'waiting' and expires_at > $4 returning *`,
    values: [id, state, staff, now],
  })
  return rows[0]
}

/** Takes a login that was allowed, once; returns whether it was there to take. */
export async function takeDeviceLogin(sql: Sql, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: `update device_login set state = 'taken' where id = $1 and state = 'allowed' and expires_at > $2`,
    values: [id, now],
  })
  return rowCount === 1
}
