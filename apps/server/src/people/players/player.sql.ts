import type { Sql } from '../../base/database/database.ts'
import { insertPersonKey } from '../../base/keys/person-key.sql.ts'

export type PlayerStatus = 'notActivated' | 'active' | 'suspended' | 'inactive' | 'onHold' | 'closed'
/**
 * How an account was closed: plainly, for a period, for deletion at its owner's request, or by somebody the player is
 * told of (`by`: 0 the operator, 1 the player, 2 a register, 3 an authority, 5 for another account, 7 after a check).
 * `until` is null if for good.
 */
export type Closure = { kind: 'plain' | 'period' | 'deletion' | 'provider'; until: Date | null; by?: number }
export type PlayerRow = {
  shard: number
  id: bigint
  status: PlayerStatus
  country: string
  currency: string
  language: string
  birth_date: string
  /** Sealed with the person's key; empty once erased. */
  personal: Buffer
  /** The person's key, sealed by the house's; null if an older release sealed the data, or the person was erased. */
  person_key: Buffer | null
  password_hash: string | null
  email_verified_at: Date | null
  phone_verified_at: Date | null
  frozen_until: Date | null
  created_at: Date
  last_login_at: Date | null
  previous_login_at: Date | null
  closure: Closure['kind'] | null
  closed_until: Date | null
  closed_by: number | null
  /** The start of the statutory retention period. */
  closed_at: Date | null
  potential_minor: boolean
  age_verified_at: Date | null
  /** When an operator had seen proof of identity and address. */
  validated_at: Date | null
}

const columns = `p.shard, p.id, p.status, p.country, p.currency, p.language, p.birth_date::text as birth_date, p.personal, p.password_hash,
  p.email_verified_at, p.phone_verified_at, p.frozen_until, p.created_at, p.last_login_at, p.previous_login_at, p.closure, p.closed_until, p.closed_by, p.closed_at, p.potential_minor,
  p.age_verified_at, p.validated_at, k.sealed as person_key`
const players = 'player p left join person_key k on k.shard = p.shard and k.player = p.id'

export async function readPlayer(sql: Sql, shard: number, player: bigint): Promise<PlayerRow | undefined> {
  const { rows } = await sql.query<PlayerRow>({
    name: 'player_read',
    text: `select ${columns} from ${players} where p.shard = $1 and p.id = $2`,
    values: [shard, player],
  })
  return rows[0]
}

/** Reads a player and locks the row until the transaction ends. */
export async function lockPlayer(sql: Sql, shard: number, player: bigint): Promise<PlayerRow | undefined> {
  const { rows } = await sql.query<PlayerRow>({
    text: `select ${columns} from ${players} where p.shard = $1 and p.id = $2 for update of p`,
    values: [shard, player],
  })
  return rows[0]
}

/** Finds a player by the blind index of a login name. */
export async function readPlayerByLogin(sql: Sql, loginIndex: string): Promise<PlayerRow | undefined> {
  const { rows } = await sql.query<PlayerRow>({
    text: `select ${columns} from player_login l join player p on p.shard = l.shard and p.id = l.player left join person_key k on k.shard = p.shard and k.player = p.id where l.login_index = $1`,
    values: [loginIndex],
  })
  return rows[0]
}

export type NewPlayer = Pick<
  PlayerRow,
  'shard' | 'id' | 'status' | 'country' | 'currency' | 'language' | 'birth_date' | 'personal' | 'password_hash' | 'created_at'
> & { person_key: Buffer }

/** Claims a login for an account; returns false if it is taken. */
export async function claimLogin(sql: Sql, { shard, id }: { shard: number; id: bigint }, loginIndex: string): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'insert into player_login (login_index, shard, player) values ($1, $2, $3) on conflict do nothing',
    values: [loginIndex, shard, id],
  })
  return rowCount === 1
}

/** Inserts an account without its login, with the key of its person. */
export async function insertPlayer(sql: Sql, player: NewPlayer): Promise<void> {
  await insertPersonKey(sql, { shard: player.shard, player: player.id }, player.person_key, player.created_at)
  await sql.query({
    text: `insert into player (shard, id, status, country, currency, language, birth_date, personal, password_hash, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [
      player.shard,
      player.id,
      player.status,
      player.country,
      player.currency,
      player.language,
      player.birth_date,
      player.personal,
      player.password_hash,
      player.created_at,
    ],
  })
}

export async function writePotentialMinor(sql: Sql, shard: number, player: bigint, marked: boolean): Promise<void> {
  await sql.query({ text: 'update player set potential_minor = $3 where shard = $1 and id = $2', values: [shard, player, marked] })
}

/** Stores when a service first vouched for the player's age, and clears a mark as possibly under age. */
export async function writeAgeVerified(sql: Sql, shard: number, player: bigint, at: Date): Promise<void> {
  await sql.query({
    text: 'update player set age_verified_at = coalesce(age_verified_at, $3), potential_minor = false where shard = $1 and id = $2',
    values: [shard, player, at],
  })
}

/** Stores when an operator validated the player; null withdraws that. */
export async function writeValidated(sql: Sql, shard: number, player: bigint, at: Date | null): Promise<void> {
  await sql.query({ text: 'update player set validated_at = $3 where shard = $1 and id = $2', values: [shard, player, at] })
}

/** Adds a login name for a player; returns false if it belongs to somebody else. */
export async function writeLogin(sql: Sql, loginIndex: string, shard: number, player: bigint): Promise<boolean> {
  const { rows } = await sql.query({
    text: `insert into player_login as l (login_index, shard, player) values ($1, $2, $3)
           on conflict (login_index) do update set player = $3 where l.shard = $2 and l.player = $3 returning player`,
    values: [loginIndex, shard, player],
  })
  return rows.length === 1
}

/** Removes one of a player's login names. */
export async function endLogin(sql: Sql, shard: number, player: bigint, loginIndex: string): Promise<void> {
  await sql.query({
    text: 'delete from player_login where shard = $1 and player = $2 and login_index = $3',
    values: [shard, player, loginIndex],
  })
}

export async function writePersonal(sql: Sql, shard: number, player: bigint, personal: Buffer): Promise<void> {
  await sql.query({ text: 'update player set personal = $3 where shard = $1 and id = $2', values: [shard, player, personal] })
}

/** Stores when the e-mail address or phone number was proven; null if it no longer is. */
export async function writeProven(
  sql: Sql,
  shard: number,
  player: bigint,
  channel: 'email' | 'phoneNumber',
  at: Date | null,
): Promise<void> {
  const text = {
    email: 'update player set email_verified_at = $3 where shard = $1 and id = $2',
    phoneNumber: 'update player set phone_verified_at = $3 where shard = $1 and id = $2',
  }[channel]
  await sql.query({ text, values: [shard, player, at] })
}

/** Bars a player from signing in until a moment; null lifts it. */
export async function writeFrozenUntil(sql: Sql, shard: number, player: bigint, until: Date | null): Promise<void> {
  await sql.query({ text: 'update player set frozen_until = $3 where shard = $1 and id = $2', values: [shard, player, until] })
}

export async function writePasswordHash(sql: Sql, shard: number, player: bigint, hash: string): Promise<void> {
  await sql.query({ text: 'update player set password_hash = $3 where shard = $1 and id = $2', values: [shard, player, hash] })
}

export async function writePlayerStatus(sql: Sql, shard: number, player: bigint, status: PlayerStatus): Promise<void> {
  await sql.query({ text: 'update player set status = $3 where shard = $1 and id = $2', values: [shard, player, status] })
}

/** Stores how and when an account was closed; null if it is not. Call after writing its status. */
export async function writeClosure(sql: Sql, shard: number, player: bigint, closure: Closure | null, at: Date): Promise<void> {
  await sql.query({
    text: `update player set closure = $3, closed_until = $4, closed_by = $5, closed_at = case when status = 'closed' then $6::timestamptz end
           where shard = $1 and id = $2`,
    values: [shard, player, closure?.kind ?? null, closure?.until ?? null, closure?.by ?? null, at],
  })
}

/** Records that the e-mail address is proven, and activates an account waiting for that. */
export async function writeActivated(sql: Sql, shard: number, player: bigint, at: Date): Promise<void> {
  await sql.query({
    text: `update player set email_verified_at = coalesce(email_verified_at, $3), status = case status when 'notActivated' then 'active' else status end
           where shard = $1 and id = $2`,
    values: [shard, player, at],
  })
}

export async function writeLanguage(sql: Sql, shard: number, player: bigint, language: string): Promise<void> {
  await sql.query({ text: 'update player set language = $3 where shard = $1 and id = $2', values: [shard, player, language] })
}

/** Stores this login's time, and keeps the previous one. */
export async function writeLoginTime(sql: Sql, shard: number, player: bigint, at: Date): Promise<void> {
  await sql.query({
    text: 'update player set previous_login_at = last_login_at, last_login_at = $3 where shard = $1 and id = $2',
    values: [shard, player, at],
  })
}
