import { createTransport } from 'nodemailer'
import type { House } from '../house.ts'
import type { Sql } from '../database/database.ts'
import type { JobRow } from '../jobs/jobs.sql.ts'
import type { Owner, PersonalData } from '../keys/personal-data.ts'
import { openMessage, queueMessage } from './outbox.ts'
import { readMessage, writeMessageSent, type OutboxRow } from './outbox.sql.ts'

/** A mail as sent. It holds an address, a name and often a one-time link, so it is stored sealed. */
export type Mail = { recipient: string; subject: string; text: string; html: string }

/** Opens a sealed mail. */
export const openMail = (personal: PersonalData, row: OutboxRow): Mail => openMessage<Mail>(personal, 'mail', row)

/** Queues a mail in the caller's transaction; none to an account without an address. `to` is the player it is for, if any. */
export async function queueMail(sql: Sql, house: Pick<House, 'clock' | 'personal'>, mail: Mail, to?: Owner): Promise<void> {
  if (mail.recipient) await queueMessage(sql, house, 'mail', mail, to)
}

/** Builds the worker that hands queued mails to the mail server. */
export function mailWorker({ db, clock, personal, env }: Pick<House, 'db' | 'clock' | 'personal' | 'env'>, from: () => string) {
  const transport = createTransport(env.smtpUrl)
  return async (job: JobRow) => {
    const row = await readMessage(db, 'mail', BigInt(job.key))
    if (!row) return
    const mail = openMail(personal, row)
    await transport.sendMail({ from: from(), to: mail.recipient, subject: mail.subject, text: mail.text, html: mail.html })
    await writeMessageSent(db, 'mail', BigInt(job.key), clock.now())
  }
}
