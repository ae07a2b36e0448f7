import type { Sql } from '../../base/database/database.ts'
import { hastenJob } from '../../base/jobs/jobs.sql.ts'

/** Looks at what waits until an account is ready to play; the key is `shard/player`. */
export const accountReadyJob = 'account-ready'

export const accountReadyKey = ({ shard, player }: { shard: number; player: bigint }): string => `${shard}/${player}`

/** Has what waits for an account looked at now, in the transaction of what brings the account further. */
export const accountCameFurther = (sql: Sql, owner: { shard: number; player: bigint }, at: Date): Promise<void> =>
  hastenJob(sql, accountReadyJob, accountReadyKey(owner), at)
