import { createTransport } from 'nodemailer'
import type { Database, Sql } from './database.ts'
import { writeJob } from './jobs.sql.ts'
import { insertMail, readMail, writeMailSent, type Mail } from './mail.sql.ts'
import type { Clock } from './clock.ts'
import type { JobRow } from './jobs.sql.ts'

/** Puts a mail on its way in the caller's transaction: it goes out if and only if that commits. */
export async function queueMail(sql: Sql, clock: Clock, mail: Mail): Promise<void> {
  const id = await insertMail(sql, mail, clock.now())
  await writeJob(sql, 'mail', String(id), clock.now())
}

/** The worker that hands queued mails to the mail server. */
export function mailWorker(db: Database, clock: Clock, smtpUrl: string, from: () => string) {
  const transport = createTransport(smtpUrl)
  return async (job: JobRow) => {
    const mail = await readMail(db, BigInt(job.key))
    if (!mail) return
    await transport.sendMail({ from: from(), to: mail.recipient, subject: mail.subject, text: mail.text, html: mail.html })
    await writeMailSent(db, BigInt(job.key), clock.now())
  }
}
