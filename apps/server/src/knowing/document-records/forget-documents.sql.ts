import type { Sql } from '../../base/database/database.ts'

/**
 * Removes the documents, with their files, of closed accounts about which nothing was written since a moment; whose
 * they were.
 */
export async function deleteDocuments(sql: Sql, before: Date): Promise<{ shard: number; player: bigint; documents: number }[]> {
  const { rows } = await sql.query<{ shard: number; player: bigint; documents: number }>({
    text: 'select shard, player, documents from forget_documents($1)',
    values: [before],
  })
  return rows
}
