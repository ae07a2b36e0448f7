import type { Sql } from '../../base/database/database.ts'

/** Deletes the documents and files of closed accounts untouched since a moment; returns their owners. */
export async function deleteDocuments(sql: Sql, before: Date): Promise<{ shard: number; player: bigint; documents: number }[]> {
  const { rows } = await sql.query<{ shard: number; player: bigint; documents: number }>({
    text: 'select shard, player, documents from forget_documents($1)',
    values: [before],
  })
  return rows
}
