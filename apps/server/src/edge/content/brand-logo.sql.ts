import type { Sql } from '../../base/database/database.ts'

/** Whose logo it is: that of a way to pay, or of a game provider, by its number. */
export type Brand = { catalogue: 'method' | 'gameProvider'; id: number }
export type Logo = { content_type: string; content: Buffer }

/** The operator's own logo of a brand; undefined where the drawn one stands. */
export async function readLogo(sql: Sql, { catalogue, id }: Brand): Promise<Logo | undefined> {
  const { rows } = await sql.query<Logo>({
    text: 'select content_type, content from brand_logo where catalogue = $1 and id = $2',
    values: [catalogue, id],
  })
  return rows[0]
}

/** Puts a logo in the place of the one before. */
export async function writeLogo(sql: Sql, { catalogue, id }: Brand, { content_type: type, content }: Logo, at: Date): Promise<void> {
  await sql.query({
    text: `insert into brand_logo (catalogue, id, content_type, content, changed_at) values ($1, $2, $3, $4, $5)
           on conflict (catalogue, id) do update set content_type = excluded.content_type, content = excluded.content, changed_at = excluded.changed_at`,
    values: [catalogue, id, type, content, at],
  })
}

/** Takes the operator's logo away, so that the drawn one stands again. */
export async function dropLogo(sql: Sql, { catalogue, id }: Brand): Promise<void> {
  await sql.query({ text: 'delete from brand_logo where catalogue = $1 and id = $2', values: [catalogue, id] })
}
