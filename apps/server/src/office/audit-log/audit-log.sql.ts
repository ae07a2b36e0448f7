import type { Sql } from '../../base/database/database.ts'

export type AuditRow = { id: bigint; at: Date; actor: string; action: string; subject: string | null; details: Record<string, unknown> }
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
    text: `select id, at, actor, action, subject, details from audit
           where ($1::text is null or actor = $1) and ($2::text is null or action = $2 or starts_with(action, $2 || '.'))
             and ($3::text is null or subject = $3) and ($4::timestamptz is null or at >= $4) and ($5::timestamptz is null or at < $5)
             and ($6::timestamptz is null or (at, id) < ($6, $7::bigint))
           order by at desc, id desc limit $8`,
    values: [actor ?? null, action ?? null, subject ?? null, from ?? null, to ?? null, after?.at ?? null, after?.id ?? null, most],
  })
  return rows
}
