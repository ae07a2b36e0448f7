import type { Sql } from '../../base/database/database.ts'

export type TokenRow = {
  id: string
  secret_hash: string
  staff: bigint
  staff_name: string
  name: string
  permissions: string[]
  networks: string[]
  made_at: Date
  expires_at: Date
  used_at: Date | null
  ended_at: Date | null
}
const select = 'select t.*, s.name as staff_name from machine_token t join staff s on s.id = t.staff'

export async function readToken(sql: Sql, id: string): Promise<TokenRow | undefined> {
  const { rows } = await sql.query<TokenRow>({ text: `${select} where t.id = $1`, values: [id] })
  return rows[0]
}

/** Reads every token that was ever made, the newest first. */
export async function listTokens(sql: Sql, most: number): Promise<TokenRow[]> {
  const { rows } = await sql.query<TokenRow>({ text: `${select} order by t.made_at desc, t.id limit $1`, values: [most] })
  return rows
}

export async function insertToken(sql: Sql, row: Omit<TokenRow, 'staff_name' | 'used_at' | 'ended_at'>): Promise<void> {
  await sql.query({
    text: `insert into machine_token (id, secret_hash, staff, name, permissions, networks, made_at, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [row.id, row.secret_hash, row.staff, row.name, row.permissions, row.networks, row.made_at, row.expires_at],
  })
}

export async function writeTokenUsed(sql: Sql, id: string, at: Date): Promise<void> {
  await sql.query({ text: 'update machine_token set used_at = $2 where id = $1', values: [id, at] })
}

export async function endTokens(sql: Sql, id: string, at: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'update machine_token set ended_at = $2 where id = $1 and ended_at is null',
    values: [id, at],
  })
  return rowCount === 1
}

/** Ends every token of somebody; returns how many were open. */
export async function endTokensOf(sql: Sql, staff: bigint, at: Date): Promise<number> {
  const { rowCount } = await sql.query({
    text: 'update machine_token set ended_at = $2 where staff = $1 and ended_at is null and expires_at > $2',
    values: [staff, at],
  })
  return rowCount ?? 0
}
