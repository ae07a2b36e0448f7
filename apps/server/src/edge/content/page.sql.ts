import type { Actor } from '../../base/actor.ts'
import type { Sql } from '../../base/database/database.ts'

/** A published page in a language. */
export type PageRow = {
  name: string
  language: string
  version: number
  title: string
  description: string
  body: string
  is_example: boolean
  published_at: Date
}

/** Reads the latest version of a page in the first of these languages that has one. */
export async function readPageRow(sql: Sql, name: string, languages: readonly string[]): Promise<PageRow | undefined> {
  const { rows } = await sql.query<PageRow>({
    name: 'page_read',
    text: `select name, language, version, title, description, body, is_example, published_at from page_version
           where name = $1 and language = any($2::text[])
           order by array_position($2::text[], language), version desc limit 1`,
    values: [name, languages],
  })
  return rows[0]
}

/** Reads the latest version of every page in every language, without its text. */
export async function readPageRows(sql: Sql): Promise<Omit<PageRow, 'description' | 'body'>[]> {
  const { rows } = await sql.query<Omit<PageRow, 'description' | 'body'>>({
    text: `select name, language, version, title, is_example, published_at
           from (select name, language, max(version) as version from page_version group by name, language) newest
           join page_version using (name, language, version) order by name, language`,
  })
  return rows
}

/** What a page was, with who published it. */
type PageVersionRow = Pick<PageRow, 'version' | 'title' | 'description' | 'body' | 'published_at'> & { published_by: string }

/** Reads the versions of a page in a language before one, the newest first. */
export async function readPageVersions(
  sql: Sql,
  name: string,
  language: string,
  before: number | undefined,
  most: number,
): Promise<PageVersionRow[]> {
  const { rows } = await sql.query<PageVersionRow>({
    text: `select version, title, description, body, published_at, published_by from page_version
           where name = $1 and language = $2 and ($3::integer is null or version < $3) order by version desc limit $4`,
    values: [name, language, before ?? null, most],
  })
  return rows
}

export type NewPage = Pick<PageRow, 'name' | 'language' | 'title' | 'description' | 'body' | 'is_example'>

/**
 * Inserts a page's next version; with `onlyFirst` only if there is none. Returns the version, or undefined if nothing
 * was written.
 */
export async function writePageVersion(sql: Sql, page: NewPage, at: Date, by: Actor, onlyFirst = false): Promise<number | undefined> {
  const { rows } = await sql.query<{ version: number }>({
    text: `insert into page_version (name, language, version, title, description, body, is_example, published_at, published_by)
           select $1, $2, coalesce(max(version), 0) + 1, $3, $4, $5, $6, $7, $8 from page_version where name = $1 and language = $2
           having not $9 or count(*) = 0 returning version`,
    values: [page.name, page.language, page.title, page.description, page.body, page.is_example, at, by, onlyFirst],
  })
  return rows[0]?.version
}
