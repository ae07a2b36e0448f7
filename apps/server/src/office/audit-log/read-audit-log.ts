import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { StaffContext } from '../base/office-context.ts'
import { keyOf, placeOf } from '../base/keyset.ts'
import { readActorNames } from '../records/actor-names.ts'
import { openReason } from '../../base/audit/reason.ts'
import type { House } from '../../base/house.ts'
import { UnreadableSeal } from '../../base/keys/personal-data.ts'
import { readArchivedAlone } from '../../base/months/dropped-months.sql.ts'
import { type AuditRow, readAuditRows } from './audit-log.sql.ts'

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
export async function readAuditLog({ house }: Pick<StaffContext, 'house'>, wanted: Wanted): Promise<OfficeAnswers<'GET /office/audit'>> {
  const place = placeOf(wanted.after)
  const [from, to] = [momentOf(wanted.from), momentOf(wanted.to)]
  const rows = await readAuditRows(house.db, {
    actor: wanted.actor,
    action: wanted.action,
    subject: wanted.subject,
    from,
    to,
    after: place && /^\d{1,19}$/.test(place[1]) ? { at: new Date(place[0]), id: BigInt(place[1]) } : undefined,
    most: atOnce + 1,
  })
  const shown = rows.slice(0, atOnce)
  const names = await readActorNames(
    house.db,
    shown.map(({ actor }) => actor),
  )
  const last = shown.at(-1)
  return {
    entries: shown.map((row) => {
      const { id, at, actor, action, subject, details } = row
      return {
        id: String(id),
        at: at.toISOString(),
        actor,
        actorName: names.get(actor) ?? null,
        action,
        subject,
        reason: reasonOf(house, row),
        details,
      }
    }),
    next: rows.length > atOnce && last ? keyOf(last.at.toISOString(), String(last.id)) : null,
    archived: await readArchivedAlone(house.db, ['audit'], from, to),
  }
}

const momentOf = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text))

/** Opens an entry's reason; null if there is none, or its player was erased. */
function reasonOf({ personal }: House, { hash, sealed, ...more }: AuditRow): string | null {
  if (hash === null || sealed === null) return null
  try {
    return openReason(personal, { hash, sealed, ...more })
  } catch (error) {
    if (error instanceof UnreadableSeal) return null
    throw error
  }
}
