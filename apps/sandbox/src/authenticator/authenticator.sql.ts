import type { Queries } from '@fairhouse/process/database.ts'

/** Somebody's passkey in software. */
export type KeptKey = { person: string; title: string; id: string; privateKey: string; count: number }
const columns = `person, title, credential_id as id, private_key as "privateKey", uses as count`

export const listKeys = (query: Queries): Promise<KeptKey[]> => query<KeptKey>(`select ${columns} from authenticator_keys order by title`)

/** Keeps somebody's new passkey in the place of the one before. */
export async function writeKey(query: Queries, { person, title, id, privateKey, count }: KeptKey): Promise<void> {
  await query(
    `insert into authenticator_keys (person, title, credential_id, private_key, uses) values ($1, $2, $3, $4, $5)
     on conflict (person) do update set title = excluded.title, credential_id = excluded.credential_id, private_key = excluded.private_key, uses = excluded.uses`,
    [person, title, id, privateKey, count],
  )
}

/** Counts a use, and returns the key as it was before. */
export async function useKey(query: Queries, person: string): Promise<KeptKey | undefined> {
  const rows = await query<KeptKey>(
    `update authenticator_keys set uses = uses + 1 where person = $1
     returning person, title, credential_id as id, private_key as "privateKey", uses - 1 as count`,
    [person],
  )
  return rows[0]
}
