import pg from 'pg'

/** Runs SQL: the pool or a transaction. Only `*.sql.ts` files call it. */
export type Sql = { query: <Row extends pg.QueryResultRow>(config: pg.QueryConfig) => Promise<pg.QueryResult<Row>> }

/** A transaction in which several statements stand or fall together. */
export type Transaction = Sql & { readonly inTransaction: true }

/** The database of this process. */
export type Database = Sql & {
  transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>
  /** A connection of its own, for LISTEN and for the batcher. */
  connect: () => Promise<pg.Client>
  url: string
  close: () => Promise<void>
}

pg.types.setTypeParser(20, (text) => BigInt(text))
const bigintArray = 1016 as number // the library's list names single values only
pg.types.setTypeParser(bigintArray, (text: string) =>
  text
    .slice(1, -1)
    .split(',')
    .map((part) => (part === 'NULL' || part === '' ? null : BigInt(part))),
)

/** Opens the pool. `bigint` columns are read as bigint, timestamps as Date. */
export function openDatabase(url: string, connections = 12): Database {
  const pool = new pg.Pool({ connectionString: url, max: connections, application_name: 'fairhouse' })
  // An idle connection that breaks is replaced by the pool; the next query speaks of it.
  pool.on('error', () => undefined)
  return {
    url,
    query: (config) => pool.query(config),
    transaction: (work) => inTransaction(pool, work),
    async connect() {
      const client = new pg.Client({ connectionString: url, application_name: 'fairhouse' })
      await client.connect()
      return client
    },
    close: () => pool.end(),
  }
}

async function inTransaction<Result>(pool: pg.Pool, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work({ query: (config) => client.query(config), inTransaction: true })
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((reason: Error) => (broken = reason))
    throw error
  } finally {
    client.release(broken)
  }
}
