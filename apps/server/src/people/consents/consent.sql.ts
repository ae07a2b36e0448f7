import type { Sql } from '../../base/database/database.ts'

export type Who = { shard: number; player: bigint }

/** Reads the latest version a player accepted of each document. */
export async function readConsents(sql: Sql, { shard, player }: Who): Promise<Map<string, number>> {
  const { rows } = await sql.query<{ document: string; version: number }>({
    text: 'select document, max(version) as version from consent where shard = $1 and player = $2 group by document',
    values: [shard, player],
  })
  return new Map(rows.map(({ document, version }) => [document, version]))
}

export async function writeConsent(sql: Sql, { shard, player }: Who, document: string, version: number, at: Date): Promise<void> {
  await sql.query({
    text: 'insert into consent (shard, player, document, version, at) values ($1, $2, $3, $4, $5) on conflict do nothing',
    values: [shard, player, document, version, at],
  })
}
