import { z } from 'zod'
import type { House } from '../house.ts'
import type { Sql } from '../database/database.ts'
import { writeJob } from '../jobs/jobs.sql.ts'
import type { Worker } from '../jobs/jobs.ts'
import { isOwner } from './mail.sql.ts'
import { sealFor } from '../keys/person-key.sql.ts'
import type { Owner, PersonalData, Place } from '../keys/personal-data.ts'
import { insertSms, readSms, writeSealedSms, writeSmsSent, type SmsRow } from './sms.sql.ts'

/** A text message; it holds a number and a code, so it is stored sealed. */
export type Sms = { to: string; text: string }

const timeoutMs = 10_000
const Answer = z.object({ id: z.string() })

/**
 * Queues a text message in the caller's transaction: it is sent if and only if that commits. `to` is the player it is
 * for, if any.
 */
export async function queueSms(sql: Sql, house: Pick<House, 'clock' | 'personal'>, sms: Sms, to?: Owner): Promise<void> {
  const at = house.clock.now()
  const id = await insertSms(sql, to, at)
  const seal = to ? await sealFor(sql, house, to) : house.personal
  await writeSealedSms(sql, id, seal.seal(sms, smsPlace(id)))
  await writeJob(sql, 'sms', String(id), at)
}

const smsPlace = (id: bigint): Place => `sms.sealed ${id}`

/** Opens a sealed message. */
export function openSms(personal: PersonalData, { id, sealed, person_key, ...owner }: SmsRow): Sms {
  const seal = isOwner(owner) ? personal.of(owner, person_key) : personal
  return seal.open<Sms>(sealed, smsPlace(id))
}

/**
 * Builds the worker that hands messages to the gateway. The message's id is the idempotency key, so retries send it
 * once.
 */
export function smsWorker({ db, clock, personal, settings, env }: House): Worker {
  return async (job) => {
    const row = await readSms(db, BigInt(job.key))
    if (!row) return
    const url = settings.get('be.sms.url')
    if (!url) throw new Error('the setting be.sms.url says where messages are handed over; it is empty')
    const { to, text } = openSms(personal, row)
    const response = await fetch(`${url}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${env.smsApiKey}`, 'content-type': 'application/json', 'idempotency-key': `sms-${job.key}` },
      body: JSON.stringify({ from: settings.get('site.name'), to, text }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`the gateway answered ${response.status}`)
    Answer.parse(await response.json())
    await writeSmsSent(db, BigInt(job.key), clock.now())
  }
}
