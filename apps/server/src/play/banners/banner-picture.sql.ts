import type { Actor } from '../../base/actor.ts'
import type { Sql } from '../../base/database/database.ts'

/** Reads a picture in one of its widths. */
export async function readBannerPicture(sql: Sql, hash: string, width: number): Promise<Buffer | undefined> {
  const { rows } = await sql.query<{ content: Buffer }>({
    name: 'banner_picture',
    text: 'select content from banner_picture where hash = $1 and width = $2',
    values: [hash, width],
  })
  return rows[0]?.content
}

/** Reads pictures in one width. */
export async function readBannerPictures(sql: Sql, hashes: readonly string[], width: number): Promise<{ hash: string; content: Buffer }[]> {
  const { rows } = await sql.query<{ hash: string; content: Buffer }>({
    text: 'select hash, content from banner_picture where hash = any($1::text[]) and width = $2',
    values: [hashes, width],
  })
  return rows
}

/** Inserts a picture in one width; one that is there already stays. */
export async function writeBannerPicture(
  sql: Sql,
  { hash, width, content }: { hash: string; width: number; content: Buffer },
  at: Date,
  by: Actor,
): Promise<void> {
  await sql.query({
    text: 'insert into banner_picture (hash, width, content, made_at, made_by) values ($1, $2, $3, $4, $5) on conflict do nothing',
    values: [hash, width, content, at, by],
  })
}
