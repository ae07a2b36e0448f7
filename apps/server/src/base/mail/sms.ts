import { z } from 'zod'
import type { House } from '../house.ts'
import type { Sql } from '../database/database.ts'
import type { Worker } from '../jobs/jobs.ts'
import type { Owner, PersonalData } from '../keys/personal-data.ts'
import { openMessage, queueMessage } from './outbox.ts'
import { readMessage, writeMessageSent, type OutboxRow } from './outbox.sql.ts'

/** A text message; it holds a number and a code, so it is stored sealed. */
export type Sms = { to: string; text: string }

const timeoutMs = 10_000
const Answer = z.object({ id: z.string() })

/** Queues a text message in the caller's transaction. `to` is the player it is for, if any. */
export const queueSms = (sql: Sql, house: Pick<House, 'clock' | 'personal'>, sms: Sms, to?: Owner): Promise<void> =>
  queueMessage(sql, house, 'sms', sms, to)

/** Opens a sealed message. */
export const openSms = (personal: PersonalData, row: OutboxRow): Sms => openMessage<Sms>(personal, 'sms', row)

/**
 * Builds the worker that hands messages to the gateway. The message's id is the idempotency key, so retries send it
 * once.
 */
export function smsWorker({ db, clock, personal, settings, env }: House): Worker {
  return async (job) => {
    const row = await readMessage(db, 'sms', BigInt(job.key))
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
    await writeMessageSent(db, 'sms', BigInt(job.key), clock.now())
  }
}
