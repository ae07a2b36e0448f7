import { openDeliveries, type Deliveries } from '../base/deliveries.ts'
import type { World } from '../base/world.ts'
import { merchantKey, serviceKey } from './keys.ts'
import { readDueNotices, updateNotice, type Notice } from './notice.sql.ts'
import { isSignedBy, signAs } from './signature.ts'

const patienceMs = 10_000
const mostMs = 7 * 86_400_000
const longestWaitMs = 3_600_000

/** Sends due notifications, retrying each until the merchant's signed reply says OK, for up to seven days. */
export const deliverNotices = (world: World): Deliveries =>
  openDeliveries(
    world,
    (underWay) => readDueNotices(world.database.query, world.clock.now(), underWay),
    (notice, aborted) => deliver(world, notice, aborted),
  )

async function deliver(world: World, notice: Notice, aborted: AbortSignal): Promise<void> {
  const answer = await post(world, notice, aborted)
  if (aborted.aborted) return
  const now = world.clock.now().getTime()
  const attempts = notice.attempts + 1
  const isOver = now - notice.createdAt.getTime() >= mostMs
  const outcome = ends(notice, answer) ? 'delivered' : isOver ? 'givenUp' : 'waiting'
  const nextAt = outcome === 'waiting' ? new Date(now + Math.min(1000 * 2 ** notice.attempts, longestWaitMs)) : null
  await updateNotice(world.database.query, { ...notice, attempts, outcome, lastAnswer: answer }, nextAt)
  world.changes.say('trustly')
}

/** A KYC question expects one of two words, every other notification OK. */
const ends = ({ method }: Notice, answer: string) => (method === 'kyc' ? ['CONTINUE', 'FINISH'] : ['OK']).includes(answer)

/** Posts a notification. Returns OK if the merchant's signed reply matches it. */
async function post(world: World, { url, method, uuid, data }: Notice, aborted: AbortSignal): Promise<string> {
  const signature = signAs({ method, uuid, data }, serviceKey(world), undefined)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ method, params: { signature, uuid, data }, version: '1.1' }),
      redirect: 'manual',
      signal: AbortSignal.any([aborted, AbortSignal.timeout(patienceMs)]),
    })
    return response.ok ? judge(world, { method, uuid }, await response.json()) : `answered ${response.status}`
  } catch (error) {
    return error instanceof SyntaxError ? 'answered no JSON' : 'not reached'
  }
}

type Reply = { result?: { signature?: unknown; uuid?: unknown; method?: unknown; data?: { status?: unknown } } } | null

function judge(world: World, sent: { method: string; uuid: string }, reply: unknown): string {
  const result = (reply as Reply)?.result // each part of it is looked at
  if (!result || result.uuid !== sent.uuid || result.method !== sent.method) return 'a reply to something else'
  if (!isSignedBy({ ...sent, data: result.data }, String(result.signature), merchantKey(world))) return 'a reply with a wrong signature'
  return String(result.data?.status)
}
