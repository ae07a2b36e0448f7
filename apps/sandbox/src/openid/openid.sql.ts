import type { Queries } from '@fairhouse/process/database.ts'

/** A product's authentication request. */
export type Asked = { clientId: string; redirectUri: string; state: string; scope: string; nonce?: string; challenge?: string }

/** Returns a provider's key, storing the given one if there is none; of two concurrent calls the first wins. */
export async function keepKey(query: Queries, provider: string, fresh: object): Promise<object> {
  const rows = await query<{ private_key: object }>(
    `insert into openid_keys (provider, private_key) values ($1, $2)
     on conflict (provider) do update set provider = excluded.provider returning private_key`,
    [provider, JSON.stringify(fresh)],
  )
  return rows[0]!.private_key // an insert returns its row
}

export async function insertCode(
  query: Queries,
  codeHash: string,
  provider: string,
  person: string,
  asked: Asked,
  expiresAt: Date,
): Promise<void> {
  await query('insert into openid_codes (code_hash, provider, person, asked, expires_at) values ($1, $2, $3, $4, $5)', [
    codeHash,
    provider,
    person,
    JSON.stringify(asked),
    expiresAt,
  ])
}

/** Consumes a code. Returns nothing if it is unknown, expired or used. */
export async function takeCode(
  query: Queries,
  codeHash: string,
  provider: string,
  at: Date,
): Promise<{ person: string; asked: Asked } | undefined> {
  const rows = await query<{ person: string; asked: Asked }>(
    `update openid_codes set used_at = $3 where code_hash = $1 and provider = $2 and used_at is null and expires_at > $3 returning person, asked`,
    [codeHash, provider, at],
  )
  return rows[0]
}

export async function insertToken(
  query: Queries,
  row: { tokenHash: string; provider: string; person: string; clientId: string; expiresAt: Date },
): Promise<void> {
  await query('insert into openid_tokens (token_hash, provider, person, client_id, expires_at) values ($1, $2, $3, $4, $5)', [
    row.tokenHash,
    row.provider,
    row.person,
    row.clientId,
    row.expiresAt,
  ])
}

export async function readToken(
  query: Queries,
  tokenHash: string,
  provider: string,
  at: Date,
): Promise<{ person: string; clientId: string } | undefined> {
  const rows = await query<{ person: string; clientId: string }>(
    'select person, client_id as "clientId" from openid_tokens where token_hash = $1 and provider = $2 and expires_at > $3',
    [tokenHash, provider, at],
  )
  return rows[0]
}
