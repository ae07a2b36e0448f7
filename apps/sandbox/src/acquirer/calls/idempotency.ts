import { createHash } from 'node:crypto'
import type { Queries } from '@fairhouse/process/database.ts'
import type { World } from '../../base/world.ts'
import { refuse, type Answer } from '../base/answer.ts'
import { lockKey, readAnsweredCall, writeAnsweredCall } from './idempotency.sql.ts'

/** A call to be recognised when repeated: its key, address and body. */
type KeyedCall = { key: string; call: string; body: unknown }

/** Does work once per key. Work and answer are committed together; a repeated key returns the stored answer. */
export function answerOnce(world: World, keyed: KeyedCall, work: (query: Queries) => Promise<Answer>): Promise<Answer> {
  const bodyHash = createHash('sha256').update(canonical(keyed.body)).digest('hex')
  return world.database.transaction(async (query) => {
    await lockKey(query, keyed.key)
    const earlier = await readAnsweredCall(query, keyed.key)
    if (earlier) {
      if (earlier.call === keyed.call && earlier.bodyHash === bodyHash) return { status: earlier.status, body: earlier.body }
      return refuse(409, 'idempotency_mismatch', 'This Idempotency-Key was used for another call: use a new one.')
    }
    const answered = await work(query)
    await writeAnsweredCall(query, keyed.key, { ...answered, call: keyed.call, bodyHash }, world.clock.now())
    return answered
  })
}

/** Writes JSON with sorted fields, so that their order does not matter. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) => {
    if (!part || typeof part !== 'object' || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
  })
}
