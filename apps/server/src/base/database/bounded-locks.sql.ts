import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

/**
 * How a migration waits for locks: for how long at a time (whoever comes after it waits as long), how often, with which
 * pause between, and where it says that it waits.
 */
export type LockPatience = { lockMs: number; tries: number; pauseMs: number; say: (sentence: string) => void }

/** Together two and a half minutes, during which nobody else waits for longer than a second. */
export const usualPatience: LockPatience = { lockMs: 1000, tries: 40, pauseMs: 3000, say: (sentence) => console.error(sentence) }

const noLock = new Set(['55P03', '40P01']) // lock_timeout, deadlock

/** Returns whether a statement failed because others hold what it would lock. */
export const isWithoutLock = (error: unknown): boolean => noLock.has((error as { code?: string }).code ?? '') // the server's code

/** Bounds how long each statement of a connection waits for a lock. */
export async function boundLocks(client: pg.Client, { lockMs }: LockPatience): Promise<void> {
  await client.query(`set lock_timeout = ${Math.round(lockMs)}`)
}

/**
 * Runs one transaction until it gets its locks; `work` rolls back what fails. Throws a sentence that names who holds them
 * if it never does.
 */
export async function untilLocked(
  client: pg.Client,
  what: string,
  { tries, pauseMs, say }: LockPatience,
  work: () => Promise<void>,
): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isWithoutLock(error)) throw error
      const others = await readLongest(client)
      if (tried === tries) throw new Error(`${what} got no lock in ${tries} tries${others}. ${whatToDo}`, { cause: error })
      if (tried === 1) say(`${what} waits for a lock${others}. It is tried again.`)
      await wait(pauseMs)
    }
  }
}

const whatToDo =
  'Nothing of it was applied, and nothing waits for it. End what holds the lock, or wait until it has ended, and run "npx fairhouse migrate" again.'

/** Reads the longest transactions beside ours, which are the likeliest to hold a lock. */
async function readLongest(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ one: string }>(
    `select format('%s (process %s) for %s s, at "%s"', coalesce(nullif(application_name, ''), 'somebody'), pid,
         round(extract(epoch from clock_timestamp() - xact_start)), left(regexp_replace(query, '[[:space:]]+', ' ', 'g'), 60)) as one
     from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
     order by xact_start limit 3`,
  )
  return rows.length > 0 ? `; transactions that are open: ${rows.map(({ one }) => one).join('; ')}` : ''
}
