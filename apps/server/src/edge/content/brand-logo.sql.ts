import type { Sql } from '../../base/database/database.ts'

/** Identifies a logo's owner: a method or game provider, by number. */
export type Brand = { catalogue: 'method' | 'gameProvider'; id: number }
export type Logo = { content_type: string; content: Buffer }

/** Reads the operator's own logo of a brand; undefined if it uses the drawn one. */
export async function readLogo(sql: Sql, { catalogue, id }: Brand): Promise<Logo | undefined> {
  const { rows } = await sql.query<Logo>({
    text: 'select content_type, content from brand_logo where catalogue = $1 and id = $2',
    values: [catalogue, id],
  })
  return rows[0]
}

/** Inserts or replaces a brand's logo. */
export async function writeLogo(sql: Sql, { catalogue, id }: Brand, { content_type: type, content }: Logo, at: Date): Promise<void> {
  await sql.query({
    text: `insert into brand_logo (catalogue, id, content_type, content, changed_at) values ($1, $2, $3, $4, $5)
           on conflict (catalogue, id) do update set content_type = excluded.content_type, content = excluded.content, changed_at = excluded.changed_at`,
    values: [catalogue, id, type, content, at],
  })
}

/** Deletes the operator's logo, so that the drawn one applies again. */
export async function dropLogo(sql: Sql, { catalogue, id }: Brand): Promise<void> {
  await sql.query({ text: 'delete from brand_logo where catalogue = $1 and id = $2', values: [catalogue, id] })
}
