import type { World } from '../base/world.ts'
import type { PhoneAct, PhoneRequest } from './phone-request.ts'
import { readRequest, writeAnswer } from './phone-request.sql.ts'

/** Turns a phone's answer into the service's format. */
type Replies = (world: World, request: PhoneRequest, act: PhoneAct) => Promise<Record<string, unknown>>

const replies = new Map<string, Replies>()

/** Registers how a service formats its phones' answers. */
export function answersFor(app: PhoneRequest['app'], reply: Replies): void {
  replies.set(app, reply)
}

/** Answers a request on a person's phone. */
export async function actOnRequest(world: World, id: string, act: PhoneAct): Promise<'absent' | 'over' | PhoneRequest> {
  const { query } = world.database
  const request = await readRequest(query, id)
  if (!request) return 'absent'
  if (request.answer !== null) return 'over'
  const late = request.expiresAt <= world.clock.now()
  const reply = await replies.get(request.app)?.(world, request, late ? 'expire' : act)
  if (!reply || !(await writeAnswer(query, id, late ? 'expire' : act, reply))) return 'over'
  world.changes.say('phones')
  return { ...request, answer: act, reply }
}

/**
 * Waits until a request is answered, at most for `waitMs`. Returns its latest state; an overdue request has expired.
 */
export async function waitForAnswer(world: World, id: string, waitMs: number): Promise<PhoneRequest | null> {
  const { query } = world.database
  const now = await readRequest(query, id)
  if (!now || now.answer !== null) return now
  if (now.expiresAt <= world.clock.now()) {
    await actOnRequest(world, id, 'expire')
    return readRequest(query, id)
  }
  await changeOr(world, waitMs)
  return readRequest(query, id)
}

function changeOr(world: World, waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const unwatch = world.changes.watch((topic) => topic === 'phones' && done())
    const timer = setTimeout(done, waitMs)
    function done(): void {
      clearTimeout(timer)
      unwatch()
      resolve()
    }
  })
}
