import { openDeliveries, type Deliveries } from '../../base/deliveries.ts'
import { nextAttempt } from '@fairhouse/process/next-attempt.ts'
import type { World } from '../../base/world.ts'
import type { Notice } from './notice.ts'
import { readDueNotices, updateNotice } from './notice.sql.ts'
import { signNotice } from './signature.ts'

const patienceMs = 10_000

/** Sends due notices. One that is interrupted by the end of the process is sent again after the next start. */
export const deliverNotices = (world: World): Deliveries =>
  openDeliveries(
    world,
    (underWay) => readDueNotices(world.database.query, world.clock.now(), underWay),
    (notice, aborted) => deliver(world, notice, aborted),
  )

async function deliver(world: World, notice: Notice, aborted: AbortSignal): Promise<void> {
  const copies = Array.from({ length: notice.copies }, () => post(world, notice, aborted))
  const answers = await Promise.all(copies)
  // Our own end interrupted it: the row stays due, and the next start sends it.
  if (aborted.aborted) return
  const delivered = answers.every((answer) => /^2\d\d$/.test(answer))
  const attempts = notice.attempts + 1
  const now = world.clock.now()
  const nextAt = delivered ? null : nextAttempt(notice.createdAt, attempts, now)
  const outcome = delivered ? 'delivered' : nextAt ? 'waiting' : 'givenUp'
  await updateNotice(world.database.query, { ...notice, attempts, nextAt, outcome, lastAnswer: answers.join(', ') })
  world.log.info({ event: notice.eventId, type: notice.type, attempts, outcome, answers }, 'notice sent')
  world.changes.say(notice.type.startsWith('payout') ? 'payouts' : 'payments')
}

async function post(world: World, notice: Notice, aborted: AbortSignal): Promise<string> {
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'User-Agent': 'Sandbox-Acquirer/1',
    'Acquirer-Signature': signNotice(world.environment.acquirerWebhookSecrets, world.clock.now(), notice.body),
  }
  const signal = AbortSignal.any([aborted, AbortSignal.timeout(patienceMs)])
  try {
    const response = await fetch(notice.url, { method: 'POST', headers, body: notice.body, redirect: 'manual', signal })
    await response.body?.cancel()
    return String(response.status)
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'no answer in 10 seconds' : 'not reached'
  }
}
