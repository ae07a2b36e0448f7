import { createTransport } from 'nodemailer'
import type { House } from './context.ts'
import type { Sql } from './database.ts'
import { writeJob } from './jobs.sql.ts'
import { insertMail, readMail, writeMailSent } from './mail.sql.ts'
import type { JobRow } from './jobs.sql.ts'
import type { PersonalData } from './personal-data.ts'

/** A mail as it goes out. It holds an address, a name and often a one-time link, so it is kept sealed. */
export type Mail = { recipient: string; subject: string; text: string; html: string }

/** Reads a mail that was kept sealed. */
export const openMail = (personal: PersonalData, sealed: Buffer): Mail => personal.open<Mail>(sealed)

/** Puts a mail on its way in the caller's transaction: it goes out if and only if that commits. */
export async function queueMail(sql: Sql, { clock, personal }: Pick<House, 'clock' | 'personal'>, mail: Mail): Promise<void> {
  if (!mail.recipient) return // an account without an address
  const id = await insertMail(sql, personal.seal(mail), clock.now())
  await writeJob(sql, 'mail', String(id), clock.now())
}

/** The worker that hands queued mails to the mail server. */
export function mailWorker({ db, clock, personal, env }: Pick<House, 'db' | 'clock' | 'personal' | 'env'>, from: () => string) {
  const transport = createTransport(env.smtpUrl)
  return async (job: JobRow) => {
    const sealed = await readMail(db, BigInt(job.key))
    if (!sealed) return
    const mail = openMail(personal, sealed)
    await transport.sendMail({ from: from(), to: mail.recipient, subject: mail.subject, text: mail.text, html: mail.html })
    await writeMailSent(db, BigInt(job.key), clock.now())
  }
}
