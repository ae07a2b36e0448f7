import type { Sql } from '../../base/database/database.ts'

/** One page of a file of a document, as one session may see it once. */
export type OfficeFile = {
  session: string
  shard: number
  player: bigint
  document: string
  place: number
  page: number
}

export async function writeOfficeFile(sql: Sql, hash: string, file: OfficeFile, expiresAt: Date): Promise<void> {
  await sql.query({
    text: `insert into office_file (hash, session, shard, player, document, place, page, expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [hash, file.session, file.shard, file.player, file.document, file.place, file.page, expiresAt],
  })
}

/** Uses an address up; returns what it led to if it was there and in its time. */
export async function takeOfficeFile(sql: Sql, hash: string, now: Date): Promise<OfficeFile | undefined> {
  const { rows } = await sql.query<OfficeFile & { expires_at: Date }>({
    text: 'delete from office_file where hash = $1 returning session, shard, player, document, place, page, expires_at',
    values: [hash],
  })
  return rows[0] && rows[0].expires_at > now ? rows[0] : undefined
}
