import { writeAudit } from '../../../base/audit/audit.sql.ts'
import { countJobs, readDeadJobs, reviveJobs } from '../../../base/jobs/jobs.sql.ts'
import { need, Wrong, type Command } from '../frame/command.ts'

/** Commands about background jobs: their state, and those given up. */
export const jobCommands: Command[] = [
  {
    words: 'jobs list',
    takes: '',
    about: 'how much work of each kind runs, is due, or was given up, and what was given up and why',
    run: async ({ db, clock }) => {
      const counts = (await countJobs(db, clock.now())).map(({ kind, running, due, dead, oldest_due: oldest }) => ({
        kind,
        running: Number(running),
        due: Number(due),
        dead: Number(dead),
        dueSince: oldest?.toISOString() ?? null,
      }))
      const dead = (await readDeadJobs(db)).map(({ id, kind, key, failures, last_error: reason, dead_at: since }) => ({
        id: String(id),
        kind,
        key,
        failures,
        reason,
        since: since.toISOString(),
      }))
      const lines = [
        ...counts.map(
          (one) => `${one.kind}: ${one.running} running, ${one.due} due${one.dueSince ? ` since ${one.dueSince}` : ''}, ${one.dead} dead`,
        ),
        ...dead.map((one) => `dead ${one.id}  ${one.kind}  ${one.key}  since ${one.since}, after ${one.failures} failures: ${one.reason}`),
        dead.length > 0 ? 'Mend the reason, then "fairhouse jobs retry ID", or "fairhouse jobs retry all".' : 'Nothing was given up.',
      ]
      return { value: { counts, dead }, lines }
    },
  },
  {
    words: 'jobs retry',
    takes: 'ID|all [--by WHO]',
    about: 'has work that was given up tried again',
    run: async ({ db, clock }, args, { by = 'command line' }) => {
      const wanted = need(args, 0, 'The number of a job, or "all",')
      if (wanted !== 'all' && !/^\d{1,18}$/.test(wanted))
        throw new Wrong(`"${wanted}" is no number of a job. "fairhouse jobs list" shows those that were given up.`)
      const now = clock.now()
      const revived = await reviveJobs(db, wanted === 'all' ? undefined : BigInt(wanted), now)
      if (revived === 0)
        throw new Wrong(
          wanted === 'all' ? 'Nothing was given up.' : `Job ${wanted} was not given up. "fairhouse jobs list" shows those that were.`,
        )
      await writeAudit(db, { at: now, actor: `operator:${by}`, action: 'jobs.retry', subject: wanted, details: { revived } })
      return { value: { revived }, lines: [`${revived} tried again.`] }
    },
  },
]
