import { createTransport } from 'nodemailer'
import type { House } from '../house.ts'
import type { Sql } from '../database/database.ts'
import { writeJob } from '../jobs/jobs.sql.ts'
import { insertMail, isOwner, readMail, writeMailSent, writeSealedMail, type MailRow } from './mail.sql.ts'
import type { JobRow } from '../jobs/jobs.sql.ts'
import { sealFor } from '../keys/person-key.sql.ts'
import type { Owner, PersonalData, Place } from '../keys/personal-data.ts'

/** A mail as sent. It holds an address, a name and often a one-time link, so it is stored sealed. */
export type Mail = { recipient: string; subject: string; text: string; html: string }

/** Opens a sealed mail. */
export function openMail(personal: PersonalData, { id, sealed, person_key, ...owner }: MailRow): Mail {
  const seal = isOwner(owner) ? personal.of(owner, person_key) : personal
  return seal.open<Mail>(sealed, mailPlace(id))
}

const mailPlace = (id: bigint): Place => `mail.sealed ${id}`

/**
 * Queues a mail in the caller's transaction: it is sent if and only if that commits. `to` is the player it is for, if
 * any.
 */
export async function queueMail(sql: Sql, house: Pick<House, 'clock' | 'personal'>, mail: Mail, to?: Owner): Promise<void> {
  if (!mail.recipient) return // an account without an address
  const at = house.clock.now()
  const id = await insertMail(sql, to, at)
  const seal = to ? await sealFor(sql, house, to) : house.personal
  await writeSealedMail(sql, id, seal.seal(mail, mailPlace(id)))
  await writeJob(sql, 'mail', String(id), at)
}

/** Builds the worker that hands queued mails to the mail server. */
export function mailWorker({ db, clock, personal, env }: Pick<House, 'db' | 'clock' | 'personal' | 'env'>, from: () => string) {
  const transport = createTransport(env.smtpUrl)
  return async (job: JobRow) => {
    const row = await readMail(db, BigInt(job.key))
    if (!row) return
    const mail = openMail(personal, row)
    await transport.sendMail({ from: from(), to: mail.recipient, subject: mail.subject, text: mail.text, html: mail.html })
    await writeMailSent(db, BigInt(job.key), clock.now())
  }
}
