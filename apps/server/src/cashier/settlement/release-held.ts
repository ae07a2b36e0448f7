import type { House } from '../../base/house.ts'
import type { JobRow } from '../../base/jobs/jobs.sql.ts'
import { readAttemptsOf } from '../attempts/attempt.sql.ts'
import { settleDeposit } from './settle-deposit.ts'

/** Credits held money, where possible, after a limit was set. */
export function releaseHeldWorker(house: House) {
  return async (job: JobRow): Promise<void> => {
    const [shard, player] = job.key.split(':') as [string, string] // the key begins with both
    for (const attempt of await readAttemptsOf(house.db, Number(shard), BigInt(player), ['held']))
      await settleDeposit(house, attempt.shard, attempt.reference, { facts: [] })
  }
}
