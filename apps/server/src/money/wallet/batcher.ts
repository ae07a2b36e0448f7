import type { Clock } from '../../base/clock.ts'
import type { Database } from '../../base/database/database.ts'
import { DatabaseAway } from '../../base/database/database-away.ts'
import { callPost } from './post.sql.ts'
import type { Posting, PostingResult } from './posting.ts'

const connections = 2
const largestBatch = 256
// A call costs much and one item more of it little: a second call beside the first must carry this many, or the first be slow.
const worthASecondCall = 16
const slowAfterMs = 5

type Waiting = { posting: Posting; resolve: (result: PostingResult) => void; reject: (error: unknown) => void }

/**
 * Sends postings that stand alone to the database. At most one call is under way on each of two connections; what arrives
 * meanwhile is the next batch, shared among the connections that are free. When nothing is under way, a batch has one item
 * and goes out at once.
 */
export function openBatcher(db: Database, clock: Clock) {
  const queue: Waiting[] = []
  const lanes = Array.from({ length: connections }, () => ({ busy: false, slow: false }))
  let due = false

  /** What arrives in the same turn of the event loop goes out together: the answers of one batch bring the next postings all at once. */
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
    void send(db, clock, batch).finally(() => {
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

async function send(db: Database, clock: Clock, batch: Waiting[]): Promise<void> {
  let failure = await failureOf(db, clock, batch)
  // A posting is known by its id: one that was booked before its answer was lost is answered as replayed.
  if (failure instanceof DatabaseAway) failure = await failureOf(db, clock, batch)
  if (failure === undefined) return
  if (batch.length === 1 || failure instanceof DatabaseAway) return batch.forEach((item) => item.reject(failure))
  // One item that the database throws at must not take the others with it: each is sent by itself.
  for (const item of batch) await send(db, clock, [item])
}

/** Carries a batch to the database; answers what went wrong, if anything did. */
async function failureOf(db: Database, clock: Clock, batch: Waiting[]): Promise<unknown> {
  try {
    const postings = batch.map((item) => item.posting)
    const results = await callPost(db, postings, clock.now())
    batch.forEach((item, index) => item.resolve(results[index]!)) // one result for each item
    return undefined
  } catch (error) {
    return error
  }
}
