import type { Queries } from '@fairhouse/process/database.ts'

/** Somebody in the directory. */
export type DirectoryPerson = { id: string; name: string; email: string; groups: string[]; methods: string[] }

/** What a client asked for when it sent somebody here. */
export type Asked = { clientId: string; redirectUri: string; nonce: string; challenge: string }

export const listPeople = (query: Queries): Promise<DirectoryPerson[]> =>
  query<DirectoryPerson>('select id, name, email, groups, methods from directory_people order by id')

export async function readPerson(query: Queries, id: string): Promise<DirectoryPerson | undefined> {
  const rows = await query<DirectoryPerson>('select id, name, email, groups, methods from directory_people where id = $1', [id])
  return rows[0]
}

/** Writes the groups of somebody and how they sign in; returns whether there is such a person. */
export async function writePerson(query: Queries, id: string, groups: string[], methods: string[]): Promise<boolean> {
  const rows = await query('update directory_people set groups = $2, methods = $3 where id = $1 returning id', [id, groups, methods])
  return rows.length === 1
}

export async function insertCode(query: Queries, codeHash: string, person: string, asked: Asked, expiresAt: Date): Promise<void> {
  await query('insert into directory_codes (code_hash, person, asked, expires_at) values ($1, $2, $3, $4)', [
    codeHash,
    person,
    JSON.stringify(asked),
    expiresAt,
  ])
}

/** Uses a code; nothing if it is unknown, over or used. */
export async function takeCode(query: Queries, codeHash: string, at: Date): Promise<{ person: string; asked: Asked } | undefined> {
  const rows = await query<{ person: string; asked: Asked }>(
    'update directory_codes set used_at = $2 where code_hash = $1 and used_at is null and expires_at > $2 returning person, asked',
    [codeHash, at],
  )
  return rows[0]
}
