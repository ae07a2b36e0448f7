import type { House } from '../house.ts'
import type { Worker } from '../jobs/jobs.ts'
import { anchorKeyOf, hashOfAnchor, signAnchor } from './anchor.ts'
import { appendAnchors } from './anchor-file.ts'
import { insertAnchor, readAnchors, readHeads } from './anchor.sql.ts'

export const auditAnchorJob = 'audit-anchor'
const dayMs = 86_400_000
// Whoever chains at midnight has committed by then.
const afterMidnightMs = 60_000

type Anchoring = Pick<House, 'db' | 'clock' | 'env'>

/** Builds the daily worker that signs how the chains ended on each day that is over, and hands that out. */
export function auditAnchorWorker(house: Anchoring): Worker {
  return async () => {
    await makeAnchors(house)
    const now = house.clock.now().getTime()
    return { againAt: new Date(now - (now % dayMs) + dayMs + afterMidnightMs) }
  }
}

/**
 * Makes the anchors of the days since the last one, and brings the file of `AUDIT_ANCHOR` up to date. The first anchor is
 * yesterday's. Without a key there are none. Returns how many were made.
 */
export async function makeAnchors({ db, clock, env }: Anchoring): Promise<number> {
  const key = anchorKeyOf(env.auditKey)
  if (!key) return 0
  const known = await readAnchors(db)
  const now = clock.now()
  const yesterday = dayBefore(now)
  const last = known.at(-1)
  let previous = last ? hashOfAnchor(last) : ''
  let made = 0
  for (const heads of await readHeads(db, last ? dayAfter(last.day) : yesterday, yesterday)) {
    if (heads.audit.place === 0 && heads.access.place === 0) continue
    const anchor = signAnchor(key, { ...heads, previous })
    if (!(await insertAnchor(db, anchor, now))) break
    known.push(anchor)
    previous = hashOfAnchor(anchor)
    made += 1
  }
  if (env.auditAnchor) await appendAnchors(env.auditAnchor, known)
  return made
}

const dayBefore = (at: Date) => dayOf(at.getTime() - dayMs)
const dayAfter = (day: string) => dayOf(Date.parse(`${day}T00:00:00Z`) + dayMs)
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
