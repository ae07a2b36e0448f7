import { setTimeout as wait } from 'node:timers/promises'
import type { House } from '../house.ts'
import type { Database } from '../database/database.ts'
import { claimKey, claimMs, releaseClaim, renewClaim, type KeptAnswer, type KeyClaim } from './kept-answers.sql.ts'

const lookEveryMs = 100

/**
 * Claims a key; if another node is working on it, waits for its answer or, should that node die, for its claim to
 * expire.
 */
export async function claimForAllNodes(
  { db, clock }: Pick<House, 'db' | 'clock'>,
  claim: KeyClaim,
  bodyHash: string,
): Promise<'free' | 'mismatch' | KeptAnswer> {
  for (;;) {
    const claimed = await claimKey(db, claim, bodyHash, clock.now())
    if (claimed !== 'busy') return claimed
    await wait(lookEveryMs)
  }
}

/** Works while holding a claim; releases it if no answer is kept. */
export async function holdingClaim<Answer extends { status: number }>(
  db: Database,
  claim: KeyClaim,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const renewing = setInterval(() => void renewClaim(db, claim).catch(() => undefined), claimMs / 3)
  const release = () => releaseClaim(db, claim).catch(() => undefined) // it expires by itself if the database is away
  try {
    const answer = await work()
    if (answer.status >= 500) await release()
    return answer
  } catch (error) {
    await release()
    throw error
  } finally {
    clearInterval(renewing)
  }
}
