import { readWork } from '../../base/jobs/read-work.ts'
import { retryJobs as retry } from '../../base/jobs/retry-jobs.ts'
import type { ActContext, StaffContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'

/** Lists how much work of each kind there is, and what was given up. */
export const listJobs = ({ house }: StaffContext) => readWork(house)

/** Has work that was given up tried again. */
export async function retryJobs(
  { house, colleague, changes }: ActContext,
  { job }: { job: string },
): Promise<{ revived: number } | OfficeRefused> {
  const revived = await retry(house, job === 'all' ? job : BigInt(job), colleague.actor)
  if (revived === 0) return no('mayNot', { message: job === 'all' ? 'Nothing was given up.' : `Job ${job} was not given up.` })
  changes({ what: 'jobs.revived', subject: `job:${job}`, before: null, after: String(revived) })
  return { revived }
}
