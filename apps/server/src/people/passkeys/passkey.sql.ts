import type { Sql } from '../../base/database/database.ts'

type PasskeyRow = {
  credential_id: string
  shard: number
  player: bigint
  public_key: Buffer
  counter: bigint
  transports: string[]
  name: string
  added_at: Date
  used_at: Date | null
}

/** Reads a player's passkeys, newest first. */
export async function readPasskeys(sql: Sql, shard: number, player: bigint): Promise<PasskeyRow[]> {
  const { rows } = await sql.query<PasskeyRow>({
    text: 'select * from passkey where shard = $1 and player = $2 order by added_at desc, credential_id',
    values: [shard, player],
  })
  return rows
}

export async function readPasskey(sql: Sql, credentialId: string): Promise<PasskeyRow | undefined> {
  const { rows } = await sql.query<PasskeyRow>({ text: 'select * from passkey where credential_id = $1', values: [credentialId] })
  return rows[0]
}

/** Inserts a passkey; returns false if it is known or the player has the maximum. */
export async function insertPasskey(sql: Sql, row: Omit<PasskeyRow, 'used_at'>, most: number): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: `insert into passkey (credential_id, shard, player, public_key, counter, transports, name, added_at)
           select $1, $2, $3, $4, $5, $6, $7, $8 where (select count(*) from passkey where shard = $2 and player = $3) < $9
           on conflict do nothing`,
    values: [row.credential_id, row.shard, row.player, row.public_key, row.counter, row.transports, row.name, row.added_at, most],
  })
  return rowCount === 1
}

/** Records a passkey's use; returns false if its counter did not rise although the device counts. */
export async function writePasskeyUsed(sql: Sql, credentialId: string, counter: bigint, at: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'update passkey set counter = $2, used_at = $3 where credential_id = $1 and (counter < $2 or (counter = 0 and $2 = 0))',
    values: [credentialId, counter, at],
  })
  return rowCount === 1
}

/** Deletes a player's passkey; returns false if there is none. */
export async function deletePasskey(sql: Sql, shard: number, player: bigint, credentialId: string): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'delete from passkey where shard = $1 and player = $2 and credential_id = $3',
    values: [shard, player, credentialId],
  })
  return rowCount === 1
}

export type ChallengeFor = { shard: number; player: bigint } | undefined

export async function insertChallenge(sql: Sql, hash: string, whose: ChallengeFor, expiresAt: Date): Promise<void> {
  await sql.query({
    text: 'insert into passkey_challenge (challenge_hash, shard, player, expires_at) values ($1, $2, $3, $4)',
    values: [hash, whose?.shard ?? null, whose?.player ?? null, expiresAt],
  })
}

/** Consumes a challenge; returns false if it is not open for this player (or, without one, for a sign-in). */
export async function takeChallenge(sql: Sql, hash: string, whose: ChallengeFor, at: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: `delete from passkey_challenge
           where challenge_hash = $1 and shard is not distinct from $2 and player is not distinct from $3 and expires_at > $4`,
    values: [hash, whose?.shard ?? null, whose?.player ?? null, at],
  })
  return rowCount === 1
}
