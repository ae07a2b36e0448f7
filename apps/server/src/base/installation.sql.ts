import pg from 'pg'

/** The mode of an installation, which its first start decides; one that has a sandbox was started with it. Run by the owner. */
export async function decideMode(ownerUrl: string, wanted: 'sandbox' | 'live'): Promise<'sandbox' | 'live'> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query(
      `insert into installation (mode)
       select case when exists (select from pg_namespace where nspname = 'sandbox') then 'sandbox' else $1 end
       on conflict do nothing`,
      [wanted],
    )
    const { rows } = await client.query<{ mode: 'sandbox' | 'live' }>('select mode from installation')
    return rows[0]!.mode // it was just put in
  } finally {
    await client.end()
  }
}
