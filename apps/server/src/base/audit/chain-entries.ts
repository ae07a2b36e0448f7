import type { House } from '../house.ts'
import type { Worker } from '../jobs/jobs.ts'
import { chainSome } from './chain.sql.ts'

export const auditChainJob = 'audit-chain'
const everyMs = 1000
const atOnce = 1000

/** Builds the worker that chains, every second, what was written to the audit log and the access log since. */
export function auditChainWorker(house: Pick<House, 'db' | 'clock'>): Worker {
  return async () => {
    await chainEntries(house)
    return { againAt: new Date(house.clock.now().getTime() + everyMs) }
  }
}

/** Chains all that waits; returns how many entries. Leaves them to another process that is at it. */
export async function chainEntries({ db, clock }: Pick<House, 'db' | 'clock'>): Promise<number> {
  let chained = 0
  for (;;) {
    const done = await chainSome(db, clock.now(), atOnce)
    chained += done ?? 0
    if (done === null || done < atOnce) return chained
  }
}
