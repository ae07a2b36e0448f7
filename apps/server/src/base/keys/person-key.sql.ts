import type { House } from '../house.ts'
import type { Sql } from '../database/database.ts'
import type { Owner, Seal } from './personal-data.ts'

/** Reads a person's key, sealed by the house's; nothing where there is none, or none any more. */
export async function readPersonKey(sql: Sql, { shard, player }: Owner): Promise<Buffer | null> {
  const { rows } = await sql.query<{ sealed: Buffer }>({
    name: 'person_key_read',
    text: 'select sealed from person_key where shard = $1 and player = $2',
    values: [shard, player],
  })
  return rows[0]?.sealed ?? null
}

/** Keeps a person's first key; one who has one, or was erased, keeps what is. */
export async function insertPersonKey(sql: Sql, { shard, player }: Owner, sealed: Buffer, at: Date): Promise<void> {
  await sql.query({
    text: `insert into person_key (shard, player, sealed, made_at) select $1, $2, $3, $4
           where not exists (select from erasure where shard = $1 and player = $2) on conflict do nothing`,
    values: [shard, player, sealed, at],
  })
}

/** What opens a person's data. The key is read anew each time, so that nothing of an erased person stays readable in a process. */
export const sealOf = async (sql: Sql, { personal }: Pick<House, 'personal'>, owner: Owner): Promise<Seal> =>
  personal.of(owner, await readPersonKey(sql, owner))

/** The same to write with: a person without a key is given one. */
export async function sealFor(sql: Sql, { personal, clock }: Pick<House, 'personal' | 'clock'>, owner: Owner): Promise<Seal> {
  const known = await readPersonKey(sql, owner)
  if (known) return personal.of(owner, known)
  await insertPersonKey(sql, owner, personal.newKey(owner), clock.now())
  return personal.of(owner, await readPersonKey(sql, owner))
}
