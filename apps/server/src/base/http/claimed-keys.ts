import { setTimeout as wait } from 'node:timers/promises'
import type { House } from '../house.ts'
import type { Database } from '../database/database.ts'
import { claimKey, claimMs, releaseClaim, renewClaim, type KeptAnswer, type KeyClaim } from './kept-answers.sql.ts'

const lookEveryMs = 100

/** Claims a key; while another node works on it, waits for its answer, or for its claim to end if it has died. */
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

/** Works while a claim is held; gives it back if that ends without an answer that is kept. */
export async function holdingClaim<Answer extends { status: number }>(
  db: Database,
  claim: KeyClaim,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const renewing = setInterval(() => void renewClaim(db, claim).catch(() => undefined), claimMs / 3)
  const release = () => releaseClaim(db, claim).catch(() => undefined) // it ends by itself where the database is away
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
