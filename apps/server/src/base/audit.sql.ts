import type { Actor } from './actor.ts'
import type { Sql } from './database/database.ts'

/** An auditable act: who did what to whom. Details never hold secrets or personal data. */
type AuditEntry = { at: Date; actor: Actor; action: string; subject?: string; details?: Record<string, unknown> }

/** Appends an entry to the audit log, whose rows form a hash chain. */
export async function writeAudit(sql: Sql, { at, actor, action, subject, details }: AuditEntry): Promise<void> {
  await sql.query({
    text: 'select audit_append($1, $2, $3, $4, $5)',
    values: [at, actor, action, subject ?? null, JSON.stringify(details ?? {})],
  })
}
