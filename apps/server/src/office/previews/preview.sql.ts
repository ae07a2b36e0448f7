import type { PageText } from '@fairhouse/contract/office/pages.ts'
import type { Sql } from '../../base/database/database.ts'

/** A view of the players' site: what is seen, by whom, in which session of theirs. */
export type Preview = {
  kind: 'player' | 'page'
  subject: string
  session: string
  staff: bigint
  language: string
  /** Of a page: the text as somebody writes it. */
  draft: PageText | null
}

const columns = 'kind, subject, session, staff, language, draft'

export async function insertPreview(sql: Sql, hash: string, preview: Preview, expiresAt: Date): Promise<void> {
  const { kind, subject, session, staff, language, draft } = preview
  await sql.query({
    text: 'insert into preview (hash, kind, subject, session, staff, language, draft, expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8)',
    values: [hash, kind, subject, session, staff, language, draft, expiresAt],
  })
}

/** Uses the secret that opens a view up; returns the view if it was in its time. */
export async function takePreview(sql: Sql, hash: string, now: Date): Promise<Preview | undefined> {
  const { rows } = await sql.query<Preview & { expires_at: Date }>({
    text: `delete from preview where hash = $1 and opened_at is null returning ${columns}, expires_at`,
    values: [hash],
  })
  return rows[0] && rows[0].expires_at > now ? rows[0] : undefined
}

export async function insertOpenPreview(sql: Sql, hash: string, preview: Preview, at: Date, expiresAt: Date): Promise<void> {
  const { kind, subject, session, staff, language, draft } = preview
  await sql.query({
    text: `insert into preview (hash, kind, subject, session, staff, language, draft, opened_at, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [hash, kind, subject, session, staff, language, draft, at, expiresAt],
  })
}

/** Reads a view that is open. */
export async function readOpenPreview(sql: Sql, hash: string, now: Date): Promise<Preview | undefined> {
  const { rows } = await sql.query<Preview>({
    text: `select ${columns} from preview where hash = $1 and opened_at is not null and expires_at > $2`,
    values: [hash, now],
  })
  return rows[0]
}

/** Lets the rest of a transaction read and nothing else: the database refuses whatever writes. */
export async function readOnly(sql: Sql): Promise<void> {
  await sql.query({ text: 'set transaction read only' })
}
