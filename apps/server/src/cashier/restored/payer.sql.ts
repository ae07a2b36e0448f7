import type { Sql } from '../../base/database/database.ts'

/** Reads the ids of the players on a shard. */
export async function readPlayersOnShard(sql: Sql, shard: number): Promise<bigint[]> {
  const { rows } = await sql.query<{ id: bigint }>({ text: 'select id from player where shard = $1', values: [shard] })
  return rows.map(({ id }) => id)
}

/** Reads who on a shard has paid with a card or an account before, by its blind index: one of two people may share it. */
export async function readHoldersOf(sql: Sql, shard: number, provider: string, fingerprint: string): Promise<bigint[]> {
  const { rows } = await sql.query<{ player: bigint }>({
    text: 'select distinct player from stored_detail where shard = $1 and provider = $2 and fingerprint = $3 limit 2',
    values: [shard, provider, fingerprint],
  })
  return rows.map(({ player }) => player)
}

/** Reads how a player last paid through a provider. */
export async function readLastMethod(sql: Sql, shard: number, player: bigint, provider: string): Promise<number | undefined> {
  const { rows } = await sql.query<{ method: number }>({
    text: `select method from deposit_attempt where shard = $1 and player = $2 and provider = $3 order by created_at desc limit 1`,
    values: [shard, player, provider],
  })
  return rows[0]?.method
}

type Open = { shard: number; reference: string }

/** Reads the deposits through a provider whose end is not known. */
export async function readOpenDeposits(sql: Sql, provider: string): Promise<Open[]> {
  const { rows } = await sql.query<Open>({
    text: `select shard, reference from deposit_attempt where provider = $1 and state in ('created', 'stepping', 'pending', 'unknown')
           order by created_at`,
    values: [provider],
  })
  return rows
}

/** Reads the payouts through a provider that may have been sent: by these books they are not paid, and nobody has ended them. */
export async function readOpenPayouts(sql: Sql, provider: string): Promise<Open[]> {
  const { rows } = await sql.query<Open>({
    text: `select shard, reference from withdrawal where provider = $1 and state in ('pending', 'sending', 'processing') order by requested_at`,
    values: [provider],
  })
  return rows
}

/** Reads the providers that money has moved through, or was about to. */
export async function readProvidersUsed(sql: Sql): Promise<string[]> {
  const { rows } = await sql.query<{ provider: string }>({
    text: 'select provider from deposit_attempt union select provider from withdrawal union select provider from visitor_deposit',
  })
  return rows.map(({ provider }) => provider)
}

/** Returns whether money for a reference came to suspense before, as nobody's. */
export async function isInSuspense(sql: Sql, provider: string, reference: string): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: `select from posting p join transfer t on t.shard = p.shard and t.player = p.player and t.currency = p.currency and t.posting = p.id
           where p.shard = 0 and p.player = 0 and p.kind = 'suspense' and p.reason_ref = $2 and 'suspense:' || $1 in (t.debit, t.credit) limit 1`,
    values: [provider, reference],
  })
  return rowCount === 1
}
