import pg from 'pg'

/** Runs statements as the owner, one by one; returns the rows of the last. */
export async function asOwner(ownerUrl: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) rows = (await client.query<Record<string, unknown>>(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}
