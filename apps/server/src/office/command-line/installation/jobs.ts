import { readWork } from '../../../base/jobs/read-work.ts'
import { retryJobs } from '../../../base/jobs/retry-jobs.ts'
import { actorOf } from '../frame/actor.ts'
import { need, Wrong, type Command } from '../frame/command.ts'

/** Commands about background jobs: their state, and those given up. */
export const jobCommands: Command[] = [
  {
    words: 'jobs list',
    takes: '',
    about: 'how much work of each kind runs, is due, or was given up, and what was given up and why',
    run: async (house) => {
      const value = await readWork(house)
      const { counts, dead } = value
      const lines = [
        ...counts.map(
          (one) => `${one.kind}: ${one.running} running, ${one.due} due${one.dueSince ? ` since ${one.dueSince}` : ''}, ${one.dead} dead`,
        ),
        ...dead.map((one) => `dead ${one.id}  ${one.kind}  ${one.key}  since ${one.since}, after ${one.failures} failures: ${one.reason}`),
        dead.length > 0 ? 'Mend the reason, then "fairhouse jobs retry ID", or "fairhouse jobs retry all".' : 'Nothing was given up.',
      ]
      return { value, lines }
    },
  },
  {
    words: 'jobs retry',
    takes: 'ID|all [--by WHO]',
    about: 'has work that was given up tried again',
    run: async (house, args, options) => {
      const wanted = need(args, 0, 'The number of a job, or "all",')
      if (wanted !== 'all' && !/^\d{1,18}$/.test(wanted))
        throw new Wrong(`"${wanted}" is no number of a job. "fairhouse jobs list" shows those that were given up.`)
      const revived = await retryJobs(house, wanted === 'all' ? wanted : BigInt(wanted), actorOf(options))
      if (revived === 0)
        throw new Wrong(
          wanted === 'all' ? 'Nothing was given up.' : `Job ${wanted} was not given up. "fairhouse jobs list" shows those that were.`,
        )
      return { value: { revived }, lines: [`${revived} tried again.`] }
    },
  },
]
