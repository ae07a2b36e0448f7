import pg from 'pg'

/** Puts settings into a database before its server starts. */
export async function writeSettings(ownerUrl: string, settings: Record<string, unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  for (const [name, value] of Object.entries(settings))
    await client.query('insert into setting (name, value, changed_at, changed_by) values ($1, $2, clock_timestamp(), $3)', [
      name,
      JSON.stringify(value),
      'test',
    ])
  await client.end()
}
