import type { House } from '../house.ts'
import { countJobs, readDeadJobs } from './jobs.sql.ts'

/** Reads for an operator how much work of each kind runs, is due or was given up, and what was given up and why. */
export async function readWork({ db, clock }: Pick<House, 'db' | 'clock'>) {
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
  return { counts, dead }
}
