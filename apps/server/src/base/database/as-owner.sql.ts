import pg from 'pg'

/** Runs work on a connection of its own, as the owner of the database. */
export async function asOwner<Result>(ownerUrl: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'fairhouse as owner' })
  // A connection that is lost fails the statement; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Runs work as the owner, in one transaction: what it has not finished goes with the connection. */
export const asOwnerInOne = <Result>(ownerUrl: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> =>
  asOwner(ownerUrl, async (client) => {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  })
