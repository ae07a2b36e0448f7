import { z } from 'zod'
import type { House } from './context.ts'
import type { Sql } from './database.ts'
import { writeJob } from './jobs.sql.ts'
import type { Worker } from './jobs.ts'
import { insertSms, readSms, writeSmsSent } from './sms.sql.ts'

/** A message to a phone; it holds a number and a code, so it is kept sealed. */
export type Sms = { to: string; text: string }

const timeoutMs = 10_000
const Answer = z.object({ id: z.string() })

/** Puts a message on its way in the caller's transaction: it goes out if and only if that commits. */
export async function queueSms(sql: Sql, { clock, personal }: Pick<House, 'clock' | 'personal'>, sms: Sms): Promise<void> {
  const id = await insertSms(sql, personal.seal(sms), clock.now())
  await writeJob(sql, 'sms', String(id), clock.now())
}

/** The worker that hands messages to the gateway. Our number of a message is its idempotency key, so that a repeated try sends it once. */
export function smsWorker({ db, clock, personal, settings, env }: House): Worker {
  return async (job) => {
    const sealed = await readSms(db, BigInt(job.key))
    if (!sealed) return
    const url = settings.get('be.sms.url')
    if (!url) throw new Error('the setting be.sms.url says where messages are handed over; it is empty')
    const { to, text } = personal.open<Sms>(sealed)
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
