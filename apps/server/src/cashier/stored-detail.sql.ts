import type { Sql } from '../base/database.ts'

export type StoredDetailRow = {
  shard: number
  reference: string
  player: bigint
  provider: string
  method: number
  token: Buffer
  description: string
  blocked: boolean
  verified: boolean
  reusable: boolean
  clearing_house: string | null
  bank_name: string | null
  /** The name that the bank gave, sealed. */
  holder: Buffer | null
}

export async function readStoredDetails(sql: Sql, shard: number, player: bigint): Promise<StoredDetailRow[]> {
  const { rows } = await sql.query<StoredDetailRow>({
    text: `select shard, reference, player, provider, method, token, description, blocked, verified, reusable, clearing_house, bank_name, holder from stored_detail
           where shard = $1 and player = $2 and deleted_at is null order by created_at desc limit 50`,
    values: [shard, player],
  })
  return rows
}

export type NewStoredDetail = Omit<StoredDetailRow, 'blocked' | 'verified'> & {
  fingerprint: string
  funding: string | null
  country: string | null
  at: Date
}

/** Keeps a card to pay out to, and to pay with again where the player wants that; the same card again renews its token. */
export async function writeStoredDetail(sql: Sql, d: NewStoredDetail): Promise<void> {
  await sql.query({
    text: `insert into stored_detail (shard, reference, player, provider, method, token, description, fingerprint, funding, country, reusable, created_at, clearing_house,
             bank_name, holder)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
           on conflict (shard, player, provider, fingerprint) where deleted_at is null do update set token = excluded.token, description = excluded.description,
             reusable = stored_detail.reusable or excluded.reusable`,
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
    ],
  })
}

export async function writeStoredDetailDeleted(sql: Sql, shard: number, player: bigint, reference: string, at: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'update stored_detail set deleted_at = $4 where shard = $1 and player = $2 and reference = $3 and deleted_at is null',
    values: [shard, player, reference, at],
  })
  return rowCount === 1
}
