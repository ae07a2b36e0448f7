import type { Queries } from '@fairhouse/process/database.ts'
import type { Seeds } from './seeds.ts'

const columns = `id, owner, server_seed as "serverSeed", client_seed as "clientSeed", nonce, created_at as "createdAt", revealed_at as "revealedAt"`

/** Reads an owner's current seeds. */
export async function readSeedsAtPlay(query: Queries, owner: string): Promise<Seeds | null> {
  return (await query<Seeds>(`select ${columns} from seeds where owner = $1 and revealed_at is null`, [owner]))[0] ?? null
}

/** Reads pairs of seeds. */
export async function readSeeds(query: Queries, ids: string[]): Promise<Seeds[]> {
  return query<Seeds>(`select ${columns} from seeds where id = any ($1)`, [ids])
}

/** Stores new seeds; does nothing if the owner has current ones. */
export async function insertSeeds(query: Queries, seeds: Seeds): Promise<void> {
  await query(
    `insert into seeds (id, owner, server_seed, client_seed, nonce, created_at) values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [seeds.id, seeds.owner, seeds.serverSeed, seeds.clientSeed, seeds.nonce, seeds.createdAt],
  )
}

/** Takes the next nonce of the owner's seeds: answers them with the nonce that now belongs to the asking round. */
export async function takeNonce(query: Queries, owner: string): Promise<Seeds | null> {
  const rows = await query<Seeds>(
    `update seeds set nonce = nonce + 1 where owner = $1 and revealed_at is null
     returning id, owner, server_seed as "serverSeed", client_seed as "clientSeed", nonce - 1 as nonce, created_at as "createdAt", revealed_at as "revealedAt"`,
    [owner],
  )
  return rows[0] ?? null
}

/** Sets another client seed from the next round on. */
export async function writeClientSeed(query: Queries, owner: string, clientSeed: string): Promise<void> {
  await query(`update seeds set client_seed = $2 where owner = $1 and revealed_at is null`, [owner, clientSeed])
}

/** Takes the owner's seeds out of play: from now on everybody may see them. Answers them. */
export async function revealSeeds(query: Queries, owner: string, now: Date): Promise<Seeds | null> {
  const rows = await query<Seeds>(`update seeds set revealed_at = $2 where owner = $1 and revealed_at is null returning ${columns}`, [
    owner,
    now,
  ])
  return rows[0] ?? null
}
