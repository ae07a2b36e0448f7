import type { Sql } from '../../base/database/database.ts'

export type StoredDetailRow = {
  shard: number
  reference: string
  player: bigint
  provider: string
  method: number
  token: Buffer
  /** The blind index of the card or account, unique per player and provider. */
  fingerprint: string
  /** The player's key, sealed by the house's. */
  person_key: Buffer | null
  description: string
  blocked: boolean
  verified: boolean
  reusable: boolean
  clearing_house: string | null
  bank_name: string | null
  /** The holder's name from the bank or the player, sealed. */
  holder: Buffer | null
  /** When money first came from it; null if the player only typed it. */
  funded_at: Date | null
  /** When the player replaced the account or the name. */
  changed_at: Date | null
}

const columns = `shard, reference, player, provider, method, token, description, blocked, verified, reusable, clearing_house, bank_name, holder,
  funded_at, changed_at, fingerprint,
  (select k.sealed from person_key k where k.shard = d.shard and k.player = d.player) as person_key`

export async function readStoredDetails(sql: Sql, shard: number, player: bigint): Promise<StoredDetailRow[]> {
  const { rows } = await sql.query<StoredDetailRow>({
    text: `select ${columns} from stored_detail d
           where shard = $1 and player = $2 and deleted_at is null order by created_at desc`,
    values: [shard, player],
  })
  return rows
}

/** Reads a stored detail, deleted or not: a payout under way still goes where it was meant to. */
export async function readStoredDetail(sql: Sql, shard: number, reference: string): Promise<StoredDetailRow | undefined> {
  const { rows } = await sql.query<StoredDetailRow>({
    text: `select ${columns} from stored_detail d where shard = $1 and reference = $2`,
    values: [shard, reference],
  })
  return rows[0]
}

type NewStoredDetail = Omit<StoredDetailRow, 'blocked' | 'person_key'> & {
  funding: string | null
  country: string | null
  at: Date
}

/**
 * Stores a card or account for payouts, and for paying again if the player wants that. The same one again renews its
 * token; it stays confirmed if it was, and stays marked as typed. Returns its reference.
 */
export async function writeStoredDetail(sql: Sql, d: NewStoredDetail): Promise<string> {
  const { rows } = await sql.query<{ reference: string }>({
    text: `insert into stored_detail (shard, reference, player, provider, method, token, description, fingerprint, funding, country, reusable, created_at, clearing_house,
             bank_name, holder, verified, funded_at, changed_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
           on conflict (shard, player, provider, fingerprint) where deleted_at is null do update set token = excluded.token, description = excluded.description,
             reusable = stored_detail.reusable or excluded.reusable, verified = stored_detail.verified or excluded.verified,
             funded_at = coalesce(stored_detail.funded_at, excluded.funded_at), holder = coalesce(excluded.holder, stored_detail.holder),
             method = case when excluded.funded_at is null or (excluded.reusable and not stored_detail.reusable) then excluded.method else stored_detail.method end,
             changed_at = coalesce(excluded.changed_at, stored_detail.changed_at)
           returning reference`,
    values: [
      d.shard,
      d.reference,
      d.player,
      d.provider,
      d.method,
      d.token,
      d.description,
      d.fingerprint,
      d.funding,
      d.country,
      d.reusable,
      d.at,
      d.clearing_house,
      d.bank_name,
      d.holder,
      d.verified,
      d.funded_at,
      d.changed_at,
    ],
  })
  return rows[0]!.reference // inserted, or there before
}

export async function writeStoredDetailDeleted(sql: Sql, shard: number, player: bigint, reference: string, at: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'update stored_detail set deleted_at = $4 where shard = $1 and player = $2 and reference = $3 and deleted_at is null',
    values: [shard, player, reference, at],
  })
  return rowCount === 1
}

/** Marks a stored detail as confirmed or not; returns false if there is none. */
export async function writeStoredDetailVerified(sql: Sql, shard: number, reference: string, verified: boolean): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'update stored_detail set verified = $3 where shard = $1 and reference = $2 and deleted_at is null',
    values: [shard, reference, verified],
  })
  return rowCount === 1
}

/** Marks a stored detail as looked at and left unconfirmed. */
export async function writeStoredDetailRefused(sql: Sql, shard: number, reference: string, at: Date): Promise<void> {
  await sql.query({ text: 'update stored_detail set refused_at = $3 where shard = $1 and reference = $2', values: [shard, reference, at] })
}

/** Marks a stored detail as blocked or not; returns false if there is none. */
export async function writeStoredDetailBlocked(sql: Sql, shard: number, reference: string, blocked: boolean): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'update stored_detail set blocked = $3 where shard = $1 and reference = $2 and deleted_at is null',
    values: [shard, reference, blocked],
  })
  return rowCount === 1
}

/** Returns whether an account belongs to another player. */
export async function isOthersDetail(sql: Sql, provider: string, fingerprint: string, player: bigint): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'select from stored_detail where provider = $1 and fingerprint = $2 and player <> $3 and deleted_at is null limit 1',
    values: [provider, fingerprint, player],
  })
  return (rowCount ?? 0) > 0
}

/** Returns whether a stored detail exists and is open, locking it so until the transaction ends. */
export async function holdOpenDetail(sql: Sql, shard: number, reference: string): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'select from stored_detail where shard = $1 and reference = $2 and deleted_at is null and not blocked for share',
    values: [shard, reference],
  })
  return rowCount === 1
}
