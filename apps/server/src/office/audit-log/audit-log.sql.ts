import type { StoredReason } from '../../base/audit/reason.ts'
import type { Sql } from '../../base/database/database.ts'

export type AuditRow = {
  id: bigint
  at: Date
  actor: string
  action: string
  subject: string | null
  details: Record<string, unknown>
} & { [Part in keyof StoredReason]: StoredReason[Part] | null }
type Wanted = {
  actor?: string | undefined
  action?: string | undefined
  subject?: string | undefined
  from?: Date | undefined
  to?: Date | undefined
  after?: { at: Date; id: bigint } | undefined
  most: number
}

/** Reads the audit log, the newest first. `action` also finds what begins with it, up to a dot. */
export async function readAuditRows(sql: Sql, { actor, action, subject, from, to, after, most }: Wanted): Promise<AuditRow[]> {
  const { rows } = await sql.query<AuditRow>({
    text: `select a.id, a.at, a.actor, a.action, a.subject, a.details, r.hash, r.sealed, r.shard, r.player, k.sealed as person_key
           from audit a left join sealed_reason r on r.hash = a.reason_hash left join person_key k on k.shard = r.shard and k.player = r.player
           where ($1::text is null or a.actor = $1) and ($2::text is null or a.action = $2 or starts_with(a.action, $2 || '.'))
             and ($3::text is null or a.subject = $3) and ($4::timestamptz is null or a.at >= $4) and ($5::timestamptz is null or a.at < $5)
             and ($6::timestamptz is null or (a.at, a.id) < ($6, $7::bigint))
           order by a.at desc, a.id desc limit $8`,
    values: [actor ?? null, action ?? null, subject ?? null, from ?? null, to ?? null, after?.at ?? null, after?.id ?? null, most],
  })
  return rows
}
