import type { House } from '../house.ts'
import type { Sql } from '../database/database.ts'
import type { Owner, Seal } from './personal-data.ts'

/** Reads a person's key, sealed by the house's; null if there is none, or no longer. */
export async function readPersonKey(sql: Sql, { shard, player }: Owner): Promise<Buffer | null> {
  const { rows } = await sql.query<{ sealed: Buffer }>({
    name: 'person_key_read',
    text: 'select sealed from person_key where shard = $1 and player = $2',
    values: [shard, player],
  })
  return rows[0]?.sealed ?? null
}

/** Stores a person's first key; keeps an existing one, and gives none to an erased person. */
export async function insertPersonKey(sql: Sql, { shard, player }: Owner, sealed: Buffer, at: Date): Promise<void> {
  await sql.query({
    text: `insert into person_key (shard, player, sealed, made_at) select $1, $2, $3, $4
           where not exists (select from erasure where shard = $1 and player = $2) on conflict do nothing`,
    values: [shard, player, sealed, at],
  })
}

/**
 * Returns the seal that opens a person's data. Reads the key each time, so that no process can still read an erased
 * person's data.
 */
export const sealOf = async (sql: Sql, { personal }: Pick<House, 'personal'>, owner: Owner): Promise<Seal> =>
  personal.of(owner, await readPersonKey(sql, owner))

/** Returns the seal for writing; creates the person's key if there is none. */
export async function sealFor(sql: Sql, { personal, clock }: Pick<House, 'personal' | 'clock'>, owner: Owner): Promise<Seal> {
  const known = await readPersonKey(sql, owner)
  if (known) return personal.of(owner, known)
  await insertPersonKey(sql, owner, personal.newKey(owner), clock.now())
  return personal.of(owner, await readPersonKey(sql, owner))
}
