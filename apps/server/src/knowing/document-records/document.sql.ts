import type { DocumentStatus } from '@fairhouse/contract'
import type { DocumentGroup } from '@fairhouse/fields/lists/document-groups.ts'
import type { Sql } from '../../base/database/database.ts'
import type { Owner } from '../../base/keys/personal-data.ts'

/** A document of a player; `details` is sealed with the player's key, which is itself sealed. */
export type DocumentRow = Owner & {
  id: string
  group: DocumentGroup
  type: string
  status: DocumentStatus
  details: Buffer
  person_key: Buffer | null
  uploaded_at: Date
  decided_at: Date | null
  /** The operator's reason for a rejection, for the player. */
  reason: string | null
  files: number
}

/** Reads a player's documents, newest first. */
export async function readDocumentRows(sql: Sql, { shard, player }: Owner): Promise<DocumentRow[]> {
  const { rows } = await sql.query<DocumentRow>({
    text: `select d.shard, d.player, d.id, d."group", d.type, d.status, d.details, d.uploaded_at, d.decided_at, d.reason, k.sealed as person_key,
             (select count(*)::integer from document_file f where f.shard = d.shard and f.player = d.player and f.document = d.id) as files
           from document d left join person_key k on k.shard = d.shard and k.player = d.player
           where d.shard = $1 and d.player = $2 order by d.uploaded_at desc, d.id`,
    values: [shard, player],
  })
  return rows
}

/** Inserts a document. */
export async function writeDocument(
  sql: Sql,
  { shard, player, id, group, type, details, uploaded_at }: Owner & Pick<DocumentRow, 'id' | 'group' | 'type' | 'details' | 'uploaded_at'>,
): Promise<void> {
  await sql.query({
    text: `insert into document (shard, player, id, "group", type, status, details, uploaded_at) values ($1, $2, $3, $4, $5, 'uploaded', $6, $7)`,
    values: [shard, player, id, group, type, details, uploaded_at],
  })
}

/** Stores an operator's decision; returns false if there is no such document. */
export async function writeDocumentDecision(
  sql: Sql,
  { shard, player }: Owner,
  id: string,
  { status, reason, at }: { status: 'approved' | 'rejected'; reason: string | null; at: Date },
): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'update document set status = $4, reason = $5, decided_at = $6 where shard = $1 and player = $2 and id = $3',
    values: [shard, player, id, status, reason, at],
  })
  return (rowCount ?? 0) > 0
}

/** A file of a document; `content` is sealed. */
type DocumentFileRow = { place: number; content_type: string; bytes: number; content: Buffer }

export async function writeDocumentFile(sql: Sql, { shard, player }: Owner, document: string, file: DocumentFileRow): Promise<void> {
  await sql.query({
    text: `insert into document_file (shard, player, document, place, content_type, bytes, content) values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [shard, player, document, file.place, file.content_type, file.bytes, file.content],
  })
}

/** Reads a document's files in order. */
export async function readDocumentFiles(sql: Sql, { shard, player }: Owner, document: string): Promise<DocumentFileRow[]> {
  const { rows } = await sql.query<DocumentFileRow>({
    text: `select place, content_type, bytes, content from document_file where shard = $1 and player = $2 and document = $3 order by place`,
    values: [shard, player, document],
  })
  return rows
}

/** Reads how many bytes of a player's files are stored. */
export async function readKeptBytes(sql: Sql, { shard, player }: Owner): Promise<bigint> {
  const { rows } = await sql.query<{ bytes: bigint }>({
    text: 'select coalesce(sum(bytes), 0)::bigint as bytes from document_file where shard = $1 and player = $2',
    values: [shard, player],
  })
  return BigInt(rows[0]?.bytes ?? 0)
}
