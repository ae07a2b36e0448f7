import pg from 'pg'
import { openConnectionGate } from './connection-gate.ts'
import { openPrimary } from './primary.ts'
import { begin, commit, listenTo, rollback } from './session.sql.ts'

/** Runs one statement and answers its rows; a transaction gives one too. */
export type Queries = <Row>(sql: string, values?: unknown[]) => Promise<Row[]>

/** Access to PostgreSQL: statements run in a schema of the process's own, and `bigint` columns are read as bigint. */
export type Database = {
  query: Queries
  transaction: <Result>(work: (query: Queries) => Promise<Result>) => Promise<Result>
  /** Calls back for each notification on a channel, and once after each (re)connection. */
  listen: (channel: string, heard: (payload: string | null) => void) => Promise<void>
  close: () => Promise<void>
}

const int8 = 20
const patienceMs = 10_000
/** How long a lost listening connection waits before it reconnects. */
export const againMs = 500
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => (oid === int8 ? BigInt : pg.types.getTypeParser(oid, format)),
}

/** Opens a small pool on the connection string, which may have several hosts, in one schema; errors of idle connections go to `complain`. */
export function openDatabase(connectionString: string, schema: string, complain: (error: Error) => void): Database {
  const options = { connectionString, options: `-c search_path=${schema}`, types, connectionTimeoutMillis: patienceMs, keepAlive: true }
  const primary = openPrimary(connectionString, patienceMs)
  const pool = new pg.Pool({ ...options, max: 10, Client: primary.Client })
  pool.on('error', complain)
  // Without a listener a connection that is lost while it is used would end the process; its statement speaks of it.
  const gate = openConnectionGate(() => pool.idleCount > 0)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    gate.opened()
  })
  const listeners = new Set<Listener>()
  return {
    query: (sql, values) => gate.through(() => queriesOf(pool)(sql, values)),
    transaction: async (work) => runTransaction(await gate.through(() => pool.connect()), work),
    listen: async (channel, heard) => {
      const listener = startListener(() => new primary.Client(options), channel, heard, complain)
      listeners.add(listener)
      await listener.ready
    },
    close: async () => {
      await Promise.all([...listeners].map((listener) => listener.stop()))
      await pool.end()
    },
  }
}

function queriesOf(source: pg.Pool | pg.PoolClient): Queries {
  return async <Row>(sql: string, values?: unknown[]) => (await source.query(sql, values)).rows as Row[] // each *.sql.ts names its columns
}

async function runTransaction<Result>(client: pg.PoolClient, work: (query: Queries) => Promise<Result>): Promise<Result> {
  let broken: Error | undefined
  try {
    await client.query(begin)
    const result = await work(queriesOf(client))
    await client.query(commit)
    return result
  } catch (error) {
    await client.query(rollback).catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}

type Listener = { ready: Promise<void>; stop: () => Promise<void> }

function startListener(
  open: () => pg.Client,
  channel: string,
  heard: (payload: string | null) => void,
  complain: (error: Error) => void,
): Listener {
  let stopped = false
  let client: pg.Client | undefined
  let waiting: NodeJS.Timeout | undefined
  const connect = async () => {
    const next = open()
    next.on('error', complain)
    next.on('notification', (message) => heard(message.payload ?? ''))
    next.on('end', again)
    await next.connect()
    await next.query(listenTo(pg.escapeIdentifier(channel)))
    client = next
    heard(null)
  }
  // A failing connection emits both an error and its end, which must cause only one retry.
  const again = () => {
    if (stopped) return
    clearTimeout(waiting)
    waiting = setTimeout(() => void connect().catch(failed), againMs).unref()
  }
  const failed = (error: Error) => {
    complain(error)
    again()
  }
  const stop = async () => {
    stopped = true
    clearTimeout(waiting)
    await client?.end()
  }
  return { ready: connect(), stop }
}
