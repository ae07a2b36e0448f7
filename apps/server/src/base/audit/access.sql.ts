import type { Actor } from '../actor.ts'
import type { Sql } from '../database/database.ts'
import type { Owner } from '../keys/personal-data.ts'
import { sealReason, type Reason } from './reason.ts'

/** A look at somebody's personal data: whose, at which fields, on a screen, taken along, or looked for by it. */
type Access = { at: Date; actor: Actor; of: Owner; fields: readonly string[]; purpose: 'reveal' | 'export' | 'search'; reason?: Reason }

/** Appends an entry to the access log, which is apart from the audit log and chained in the same way. */
export async function writeAccess(sql: Sql, { at, actor, of, fields, purpose, reason }: Access): Promise<void> {
  const sealed = reason && (await sealReason(sql, { ...reason, of: reason.of ?? of }))
  await sql.query({
    text: 'select access_append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
    values: [
      at,
      actor,
      of.shard,
      of.player,
      fields,
      purpose,
      sealed?.hash ?? null,
      sealed?.sealed ?? null,
      sealed?.of?.shard ?? null,
      sealed?.of?.player ?? null,
    ],
  })
}
