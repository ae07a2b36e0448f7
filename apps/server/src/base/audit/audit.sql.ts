import type { Actor } from '../actor.ts'
import type { Sql } from '../database/database.ts'
import { ownerIn, sealReason, type Reason } from './reason.ts'

/**
 * An auditable act: who did what to whom. Details never hold secrets or personal data; what somebody wrote in their own
 * words is the reason, which is sealed.
 */
type AuditEntry = { at: Date; actor: Actor; action: string; subject?: string; details?: Record<string, unknown>; reason?: Reason }

/**
 * Appends an entry to the audit log and returns the hash of its reason, if it has one. A job chains it a moment after its
 * commit; nobody waits for anybody here.
 */
export async function writeAudit(sql: Sql, { at, actor, action, subject, details, reason }: AuditEntry): Promise<string | undefined> {
  const sealed = reason && (await sealReason(sql, { ...reason, of: reason.of ?? ownerIn(subject) }))
  await sql.query({
    text: 'select audit_append($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    values: [
      at,
      actor,
      action,
      subject ?? null,
      JSON.stringify(details ?? {}),
      sealed?.hash ?? null,
      sealed?.sealed ?? null,
      sealed?.of?.shard ?? null,
      sealed?.of?.player ?? null,
    ],
  })
  return sealed?.hash
}
