import type pg from 'pg'
import type { Database, Sql } from './database.ts'

/** What processes tell each other: that a wallet, an attempt, a setting or a session changed, or that the clock moved. */
type Channel = 'player' | 'setting' | 'clock'

/** Sends one notification; never inside a money transaction. */
export async function notify(sql: Sql, channel: Channel, payload: unknown): Promise<void> {
  await sql.query({ text: 'select pg_notify($1, $2)', values: [channel, JSON.stringify(payload)] })
}

/** The clock's offset as it stands. */
export async function readClockOffset(sql: Sql): Promise<number> {
  const { rows } = await sql.query<{ offset_ms: bigint }>({ text: 'select offset_ms from clock' })
  return Number(rows[0]?.offset_ms ?? 0n)
}

const againMs = 500

/** Listens on all channels over a connection of its own, which is renewed when it breaks. `onConnect` runs whenever something may have been missed. */
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
      client.on('notification', (message) => hear(message.channel as Channel, message.payload ?? '')) // only these are listened to
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

/** Writes one row over and over: a database that only answers reads, or has no room left, is not ready. */
export async function writeReadiness(sql: Sql, at: Date): Promise<void> {
  await sql.query({
    text: 'insert into readiness (at) values ($1) on conflict (one) do update set at = excluded.at',
    values: [at],
  })
}

/** Asks the database whether it is there. */
export async function ping(sql: Sql): Promise<void> {
  await sql.query({ text: 'select 1' })
}
