import type { Sql } from './database.ts'

export type Mail = { recipient: string; subject: string; text: string; html: string }

export async function insertMail(sql: Sql, { recipient, subject, text, html }: Mail, at: Date): Promise<bigint> {
  const { rows } = await sql.query<{ id: bigint }>({
    text: 'insert into mail (recipient, subject, body_text, body_html, created_at) values ($1, $2, $3, $4, $5) returning id',
    values: [recipient, subject, text, html, at],
  })
  return rows[0]!.id // an insert returns its row
}

/** Reads a mail that has not been sent yet. */
export async function readMail(sql: Sql, id: bigint): Promise<Mail | undefined> {
  const { rows } = await sql.query<Mail>({
    text: 'select recipient, subject, body_text as text, body_html as html from mail where id = $1 and sent_at is null',
    values: [id],
  })
  return rows[0]
}

export async function writeMailSent(sql: Sql, id: bigint, at: Date): Promise<void> {
  await sql.query({ text: 'update mail set sent_at = $2 where id = $1', values: [id, at] })
}
