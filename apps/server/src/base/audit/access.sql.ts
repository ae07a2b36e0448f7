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

type AccessToMany = Omit<Access, 'of' | 'reason'> & { of: readonly Owner[] }

/** Appends an entry for each of some people by one statement; why stands in the audit entry of the act. */
export async function writeAccessToMany(sql: Sql, { at, actor, of, fields, purpose }: AccessToMany): Promise<void> {
  await sql.query({
    text: `select access_append($1, $2, w.shard, w.player, $3, $4, null, null, null, null) from unnest($5::smallint[], $6::bigint[]) w (shard, player)`,
    values: [at, actor, fields, purpose, of.map(({ shard }) => shard), of.map(({ player }) => String(player))],
  })
}
