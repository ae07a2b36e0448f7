import type { Clock } from '../../base/clock.ts'
import type { Database, Sql } from '../../base/database/database.ts'
import { DatabaseAway } from '../../base/database/database-away.ts'
import type { Posting, PostingResult } from './posting.ts'

const connections = 2
const largestBatch = 256
// A call is expensive and an extra item cheap: open a second call only for at least this many items, or if the first is
// slow.
const worthASecondCall = 16
const slowAfterMs = 5

/** Sends a batch to the posting function. */
export type Call = (sql: Sql, postings: Posting[], at: Date) => Promise<PostingResult[]>
type Waiting = { posting: Posting; resolve: (result: PostingResult) => void; reject: (error: unknown) => void }

/**
 * Batches standalone postings. At most one call runs on each of two connections; arrivals during a call form the next
 * batch, shared among free connections. When idle, a batch of one goes out at once.
 */
export function openBatcher(db: Database, clock: Clock, call: Call) {
  const queue: Waiting[] = []
  const lanes = Array.from({ length: connections }, () => ({ busy: false, slow: false }))
  let due = false

  /**
   * Groups arrivals within one turn of the event loop: the answers of a batch trigger the next postings all at once.
   */
  function pumpSoon(): void {
    if (due) return
    due = true
    setImmediate(() => {
      due = false
      pump()
    })
  }

  function pump(): void {
    const free = lanes.filter(({ busy }) => !busy)
    if (lanes.some(({ busy, slow }) => busy && !slow) && queue.length < worthASecondCall) return
    const share = Math.min(Math.ceil(queue.length / Math.max(free.length, 1)), largestBatch)
    for (const lane of free) {
      if (queue.length === 0) return
      carry(lane, queue.splice(0, Math.max(share, worthASecondCall)))
    }
  }

  function carry(lane: (typeof lanes)[number], batch: Waiting[]): void {
    lane.busy = true
    const slow = setTimeout(() => {
      lane.slow = true
      pump()
    }, slowAfterMs)
    void send(db, clock, call, batch).finally(() => {
      clearTimeout(slow)
      lane.busy = lane.slow = false
      pumpSoon()
    })
  }

  return {
    post: (posting: Posting) =>
      new Promise<PostingResult>((resolve, reject) => {
        queue.push({ posting, resolve, reject })
        pumpSoon()
      }),
    waiting: () => queue.length,
  }
}

async function send(db: Database, clock: Clock, call: Call, batch: Waiting[]): Promise<void> {
  let failure = await failureOf(db, clock, call, batch)
  // Sending again is safe: a posting booked before its answer was lost comes back as replayed.
  if (failure instanceof DatabaseAway) failure = await failureOf(db, clock, call, batch)
  if (failure === undefined) return
  if (batch.length === 1 || failure instanceof DatabaseAway) return batch.forEach((item) => item.reject(failure))
  // If one item makes the call throw, send each alone so that the others still succeed.
  for (const item of batch) await send(db, clock, call, [item])
}

/** Sends a batch; returns the error, if any. */
async function failureOf(db: Database, clock: Clock, call: Call, batch: Waiting[]): Promise<unknown> {
  try {
    const postings = batch.map((item) => item.posting)
    const results = await call(db, postings, clock.now())
    batch.forEach((item, index) => item.resolve(results[index]!)) // one result for each item
    return undefined
  } catch (error) {
    return error
  }
}
