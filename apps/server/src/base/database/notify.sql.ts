import type pg from 'pg'
import type { Database, Sql } from './database.ts'

/** The channels between processes: news about a player (wallet, attempt, session), a changed setting, a moved clock. */
type Channel = 'player' | 'setting' | 'clock'

/** Sends one notification; never inside a money transaction. */
export async function notify(sql: Sql, channel: Channel, payload: unknown): Promise<void> {
  await sql.query({ text: 'select pg_notify($1, $2)', values: [channel, JSON.stringify(payload)] })
}

/** Reads the clock's current offset. */
export async function readClockOffset(sql: Sql): Promise<number> {
  const { rows } = await sql.query<{ offset_ms: bigint }>({ text: 'select offset_ms from clock' })
  return Number(rows[0]?.offset_ms ?? 0n)
}

const againMs = 500

/**
 * Listens on all channels over a separate connection that is renewed when it breaks. `onConnect` runs whenever
 * notifications may have been missed.
 */
export function listen(
  db: Database,
  hear: (channel: Channel, payload: string) => void,
  onConnect: () => void,
): { close: () => Promise<void> } {
  let client: pg.Client | undefined
  let closed = false
  let waiting: NodeJS.Timeout | undefined
  async function connect(): Promise<void> {
    try {
      const connected = await db.connect()
      if (closed) return await connected.end()
      client = connected
      client.on('notification', (message) => hear(message.channel as Channel, message.payload ?? '')) // we listen to no other channels
      client.on('end', () => again())
      await client.query('listen player; listen setting; listen clock')
      onConnect()
    } catch {
      again()
    }
  }
  function again(): void {
    if (closed) return
    clearTimeout(waiting)
    waiting = setTimeout(() => void connect(), againMs)
  }
  void connect()
  return {
    async close() {
      closed = true
      clearTimeout(waiting)
      await client?.end()
    },
  }
}

/** Overwrites one row: a database that is read-only or full is not ready. */
export async function writeReadiness(sql: Sql, at: Date): Promise<void> {
  await sql.query({
    text: 'insert into readiness (at) values ($1) on conflict (one) do update set at = excluded.at',
    values: [at],
  })
}

/** Checks that the database answers. */
export async function ping(sql: Sql): Promise<void> {
  await sql.query({ text: 'select 1' })
}
