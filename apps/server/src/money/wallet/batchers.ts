import type { Clock } from '../../base/clock.ts'
import type { Database } from '../../base/database/database.ts'
import { isDistributed } from '../../base/environment.ts'
import { openBatcher } from './batcher.ts'
import { readParts } from './parts.sql.ts'
import { callPost, callPostOfPart } from './post.sql.ts'
import type { Posting, PostingResult } from './posting.ts'

/** Batches standalone postings: all together, or those of each part of a distributed ledger, as a call is of one part. */
export function openBatchers(db: Database, clock: Clock): { post: (posting: Posting) => Promise<PostingResult> } {
  if (!isDistributed()) return openBatcher(db, clock, callPost)
  const batchers = new Map<string, ReturnType<typeof openBatcher>>()
  let reading: Promise<ReadonlyMap<number, string>> | undefined
  const read = async () => {
    try {
      return await (reading ??= readParts(db))
    } catch (error) {
      reading = undefined
      throw error
    }
  }
  return {
    async post(posting) {
      const part = (await read()).get(posting.wallet.shard) ?? ''
      const batcher = batchers.get(part) ?? openBatcher(db, clock, callPostOfPart)
      batchers.set(part, batcher)
      return batcher.post(posting)
    },
  }
}
