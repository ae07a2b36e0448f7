import { need, Wrong } from '../frame/command.ts'
import { answerOf, saidOf, type OfficeCommand } from '../client/office-command.ts'

/** Commands about background jobs: their state, and those given up. */
export const jobCommands: OfficeCommand[] = [
  {
    words: 'jobs list',
    takes: '',
    about: 'how much work of each kind runs, is due, or was given up, and what was given up and why',
    ask: async ({ read }) => {
      const value = await read('GET /office/jobs', {})
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
    takes: 'ID|all --reason TEXT',
    about: 'has work that was given up tried again',
    ask: async (office, args, { reason }) => {
      const job = need(args, 0, 'The number of a job, or "all",')
      if (job !== 'all' && !/^\d{1,18}$/.test(job))
        throw new Wrong(`"${job}" is no number of a job. "fairhouse jobs list" shows those that were given up.`)
      const acted = await office.act('POST /office/jobs/retry', { job }, { reason })
      const revived = answerOf(acted)?.revived
      return saidOf(acted, { value: { revived }, lines: [`${revived ?? 'It is'} tried again.`] })
    },
  },
]
