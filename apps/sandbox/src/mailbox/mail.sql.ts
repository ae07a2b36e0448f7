import type { Queries } from '@fairhouse/process/database.ts'

/** A mail that the product has sent. */
export type Mail = {
  id: string
  sender: string
  /** The envelope's recipients, in lower case. */
  recipients: string[]
  subject: string
  text: string
  html: string | null
  receivedAt: Date
}

const columns = `id, sender, recipients, subject, text, html, received_at as "receivedAt"`

/** Keeps a mail with its source. */
export async function insertMail(query: Queries, mail: Mail, source: Buffer): Promise<void> {
  await query(
    `insert into mails (id, sender, recipients, subject, text, html, source, received_at) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [mail.id, mail.sender, mail.recipients, mail.subject, mail.text, mail.html, source, mail.receivedAt],
  )
}

/** Reads the newest mails, all or those to one address. */
export async function readMails(query: Queries, to: string | undefined, limit: number): Promise<Mail[]> {
  return query<Mail>(
    `select ${columns} from mails where $1::text is null or recipients @> array[lower($1::text)] order by received_at desc, id limit $2`,
    [to ?? null, limit],
  )
}

/** Reads a mail. */
export async function readMail(query: Queries, id: string): Promise<Mail | null> {
  return (await query<Mail>(`select ${columns} from mails where id = $1`, [id]))[0] ?? null
}

/** Counts the mails. */
export async function countMails(query: Queries): Promise<number> {
  const rows = await query<{ mails: bigint }>(`select count(*) as mails from mails`)
  return Number(rows[0]?.mails ?? 0)
}

/** Empties the mailbox. */
export async function deleteMails(query: Queries): Promise<void> {
  await query(`delete from mails`)
}
