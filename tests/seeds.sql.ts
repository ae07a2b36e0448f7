import pg from 'pg'

/** Reads the seeds that the next rounds at the studio are decided by, of whoever played there last. */
export async function readSeedsAtPlay(ownerUrl: string): Promise<{ serverSeed: string; nonce: number }> {
  const database = new pg.Client({ connectionString: ownerUrl })
  await database.connect()
  const { rows } = await database.query<{ serverSeed: string; nonce: number }>(
    'select server_seed as "serverSeed", nonce from studio.seeds where revealed_at is null order by created_at desc limit 1',
  )
  await database.end()
  if (!rows[0]) throw new Error('Nobody has played at the studio yet')
  return rows[0]
}
