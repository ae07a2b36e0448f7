import type { Sql } from '../../base/database/database.ts'

/** An operator's request for a document. */
type DocumentRequest = { type: string; since: Date }
type Owner = { shard: number; player: bigint }

/** Reads a player's open requests, oldest first. */
export async function readOpenRequests(sql: Sql, { shard, player }: Owner): Promise<DocumentRequest[]> {
  const { rows } = await sql.query<DocumentRequest>({
    text: 'select type, since from document_request where shard = $1 and player = $2 and ended_at is null order by since, type',
    values: [shard, player],
  })
  return rows
}

/** Inserts a request; returns false if the type is already requested. */
export async function writeRequest(sql: Sql, { shard, player }: Owner, { type, since }: DocumentRequest, reason: string): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: `insert into document_request (shard, player, type, since, reason) values ($1, $2, $3, $4, $5) on conflict do nothing`,
    values: [shard, player, type, since, reason],
  })
  return (rowCount ?? 0) > 0
}

/** Ends the requests for these types; returns how many were open. */
export async function endRequests(sql: Sql, { shard, player }: Owner, types: readonly string[], at: Date): Promise<number> {
  const { rowCount } = await sql.query({
    text: 'update document_request set ended_at = $4 where shard = $1 and player = $2 and type = any($3) and ended_at is null',
    values: [shard, player, types, at],
  })
  return rowCount ?? 0
}
