import type { AuditEntry } from '@fairhouse/contract/office/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { keyOf, placeOf } from '../base/keyset.ts'
import { readStaffNames } from '../records/staff.sql.ts'
import { readAuditRows } from './audit-log.sql.ts'

const atOnce = 100
type Wanted = {
  actor?: string | undefined
  action?: string | undefined
  subject?: string | undefined
  from?: string | undefined
  to?: string | undefined
  after?: string | undefined
}

/** Reads the audit log by actor, act, subject and time, the newest first. */
export async function readAuditLog({ house }: StaffContext, wanted: Wanted): Promise<{ entries: AuditEntry[]; next: string | null }> {
  const place = placeOf(wanted.after)
  const rows = await readAuditRows(house.db, {
    actor: wanted.actor,
    action: wanted.action,
    subject: wanted.subject,
    from: wanted.from === undefined ? undefined : new Date(wanted.from),
    to: wanted.to === undefined ? undefined : new Date(wanted.to),
    after: place && /^\d{1,19}$/.test(place[1]) ? { at: new Date(place[0]), id: BigInt(place[1]) } : undefined,
    most: atOnce + 1,
  })
  const shown = rows.slice(0, atOnce)
  const names = await readStaffNames(house.db, [...new Set(shown.flatMap(({ actor }) => staffIn(actor)))])
  const last = shown.at(-1)
  return {
    entries: shown.map(({ id, at, actor, action, subject, details }) => {
      const { reason, ...rest } = details
      const [staff] = staffIn(actor)
      return {
        id: String(id),
        at: at.toISOString(),
        actor,
        actorName: (staff !== undefined && names.get(staff)) || null,
        action,
        subject,
        reason: typeof reason === 'string' ? reason : null,
        details: rest,
      }
    }),
    next: rows.length > atOnce && last ? keyOf(last.at.toISOString(), String(last.id)) : null,
  }
}

/** Returns the number of the colleague that an actor is. */
function staffIn(actor: string): bigint[] {
  const [, id] = /^staff:(\d{1,18})$/.exec(actor) ?? []
  return id ? [BigInt(id)] : []
}
