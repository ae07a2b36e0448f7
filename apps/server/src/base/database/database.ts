import { openPrimary } from '@fairhouse/process/primary.ts'
import pg from 'pg'
import { isDistributed } from '../environment.ts'
import { beginning } from './begin.sql.ts'
import { openConnectionGate } from './connection-gate.ts'
import { DatabaseAway, named } from './database-away.ts'

/** Runs SQL, on the pool or in a transaction. Only `*.sql.ts` files call it. */
export type Sql = { query: <Row extends pg.QueryResultRow>(config: pg.QueryConfig) => Promise<pg.QueryResult<Row>> }

/** A transaction: its statements stand or fall together. */
export type Transaction = Sql & { readonly inTransaction: true }

/** The process's database. */
export type Database = Sql & {
  transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>
  /** Opens a separate connection around any pooler, for LISTEN. */
  connect: () => Promise<pg.Client>
  url: string
  /** How many connections of the pool are in use or idle, and how many calls wait for one. */
  load: () => { used: number; idle: number; waiting: number }
  close: () => Promise<void>
}

pg.types.setTypeParser(20, (text) => BigInt(text))
const bigintArray = 1016 as number // the library lists scalar types only
pg.types.setTypeParser(bigintArray, (text: string) =>
  text
    .slice(1, -1)
    .split(',')
    .map((part) => (part === 'NULL' || part === '' ? null : BigInt(part))),
)

// Long enough for a queue under load, short enough not to hang on a network that drops everything.
const patienceMs = 10_000

// A new connection costs as much as a dozen postings: the server prepares statements and functions anew on each.
const idleMs = 600_000

/** How many connections the pool has, how long a call waits for one, and the way around a pooler for connections of their own. */
type Options = { connections?: number | undefined; waitMs?: number | undefined; directUrl?: string | undefined }

/**
 * Opens the pool. Of several hosts in the address it goes to the one that takes writes. Reads `bigint` columns as bigint
 * and timestamps as Date. Throws `DatabaseAway` for whatever fails because the database is away.
 */
export function openDatabase(url: string, { connections = 12, waitMs = patienceMs, directUrl = url }: Options = {}): Database {
  const options = { connectionString: url, application_name: 'fairhouse', connectionTimeoutMillis: waitMs, keepAlive: true }
  const { Client, forget } = openPrimary(url, waitMs)
  const Direct = directUrl === url ? Client : openPrimary(directUrl, waitMs).Client
  const pool = new pg.Pool({ ...options, max: connections, idleTimeoutMillis: idleMs, Client })
  // Without a listener a lost connection would end the process. The pool replaces idle connections; for one in use the
  // statement reports the loss.
  pool.on('error', () => undefined)
  const gate = openConnectionGate(() => pool.idleCount > 0)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    gate.opened()
  })
  /** A server that takes no writes any more follows another one now. */
  const lookedAt = (error: unknown): unknown => {
    if (takesNoWrites(error)) forget()
    return error
  }
  return {
    url,
    query: (config) => gate.through(() => pool.query(config)).catch((error: unknown) => rethrow(lookedAt(error))),
    async transaction(work) {
      const client = await gate.through(() => pool.connect()).catch(rethrow)
      return inTransaction(client, work).catch((error: unknown) => {
        throw lookedAt(error)
      })
    },
    async connect() {
      const client = new Direct({ ...options, connectionString: directUrl })
      client.on('error', () => undefined)
      await client.connect().catch(rethrow)
      return client
    },
    load: () => ({ used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  }
}

async function inTransaction<Result>(client: pg.PoolClient, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  let broken: Error | undefined
  let committing = false
  try {
    await client.query(beginning())
    const result = await work({ query: (config) => client.query(config), inTransaction: true })
    committing = true
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((reason: Error) => (broken = reason))
    if (takesNoWrites(error) || wasRefusedByCitus(error)) broken ??= error as Error // the server's
    throw named(error, committing)
  } finally {
    client.release(broken)
  }
}

const takesNoWrites = (error: unknown): boolean =>
  ((error instanceof DatabaseAway ? error.cause : error) as { code?: string } | undefined)?.code === '25006' // the server's code

/**
 * Citus 13.2 counts how deep it is in the planning of a query's parts and does not count back where it refuses one: from then on that
 * connection sends no function to a node (`recursivePlanningDepth`).
 */
const wasRefusedByCitus = (error: unknown): boolean => isDistributed() && (error as { code?: string } | undefined)?.code === '0A000' // the server's code

function rethrow(error: unknown): never {
  throw named(error)
}
