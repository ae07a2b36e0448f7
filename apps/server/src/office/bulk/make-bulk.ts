import { mostBulkAlone, shortNameOf, type BulkCallName } from '@fairhouse/contract/office/bulk-calls.ts'
import type { Gate } from '@fairhouse/contract/office/base/office-call.ts'
import { writeJob } from '../../base/jobs/jobs.sql.ts'
import { randomId } from '../../base/ids.ts'
import { gateOf, isAtLeast } from '../acts/gate-of.ts'
import type { ActContext, GateByInput, StaffContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { isOwnSubject } from '../records/own-subject.ts'
import { actOnOne, bulkCallAt, bulkJob, ownBulkCalls, refusalOf, sealedAt, type Common } from './bulk-act.ts'
import { insertBulk, moveBulk, readBulkRow } from './bulk.sql.ts'

/** Whoever agrees to a bulk sees the names of so many. */
const mostNamed = 100

type Wanted = { call: BulkCallName; input: Common; subjects: string[] }

/** Rehearses an act on each of some things, in a transaction of its own that is taken back. */
export async function rehearseBulk(asking: StaffContext, { call, input, subjects }: Wanted) {
  const wrong = whyNot(asking, { call, subjects })
  if (wrong) return wrong
  const rows = []
  for (const subject of subjects) {
    const outcome = await actOnOne(asking, call, input, subject, { reason: '', precondition: {}, isRehearsal: true })
    rows.push({ subject, changes: isNo(outcome) ? [] : outcome.consequence.changes, refused: refusalOf(outcome) })
  }
  return { rows }
}

/** Freezes the list and lets it begin after a pause, in which it can be undone. */
export async function makeBulk(asking: ActContext, { call, input, subjects }: Wanted) {
  const { house, sql, at, colleague, reason, changes } = asking
  const wrong = whyNot(asking, { call, subjects })
  if (wrong) return wrong
  const { subject } = bulkCallAt(call)
  for (const one of subjects)
    if (await isOwnSubject(sql, colleague, `${subject.kind}:${one}`))
      return no('outOfReach', { details: { subject: `${subject.kind}:${one}` } })
  const id = randomId(16)
  const startsAt = new Date(at.getTime() + house.settings.get('office.bulkUndoSeconds') * 1000)
  await insertBulk(
    sql,
    {
      id,
      call,
      sealed_input: house.personal.seal(input, sealedAt('sealed_input', id)),
      sealed_reason: house.personal.seal(reason, sealedAt('sealed_reason', id)),
      made_by: colleague.id,
      made_at: at,
      starts_at: startsAt,
    },
    subjects,
  )
  await writeJob(sql, bulkJob, id, startsAt)
  changes({ what: 'bulk.rows', before: null, after: String(subjects.length) })
  for (const one of subjects.slice(0, mostNamed))
    changes({ what: 'bulk.row', subject: `${subject.kind}:${one}`, before: null, after: shortNameOf(call) })
  return { id, startsAt: startsAt.toISOString() }
}

/** Undoes what has not begun. */
export async function undoBulk({ sql, at, changes }: ActContext, { id }: { id: string }): Promise<Record<string, never> | OfficeRefused> {
  const row = await readBulkRow(sql, id)
  if (!row) return no('notFound')
  if (!(await moveBulk(sql, id, 'cooling', 'undone', at))) return no('mayNot', { message: 'It has begun, or was undone already.' })
  changes({ what: 'bulk.rows', before: String(row.rows), after: '0' })
  return {}
}

function whyNot(asking: StaffContext, { call, subjects }: Pick<Wanted, 'call' | 'subjects'>): OfficeRefused | undefined {
  if (!ownBulkCalls(asking).includes(call)) return no('notAllowed', { details: { permission: bulkCallAt(call).permission } })
  return new Set(subjects).size < subjects.length ? no('mayNot', { message: 'Something stands in the list twice.' }) : undefined
}

/**
 * The highest gate of all its things: above fifty, or where money moves, always a second person. No gate of an act is
 * lowered by doing it to many.
 */
const gateOfMaking: GateByInput = async (asking, given): Promise<Gate> => {
  const { call: name, input, subjects } = given as Wanted // parsed by the call's schema
  const call = bulkCallAt(name)
  if (subjects.length > mostBulkAlone || call.effect === 'movesMoney') return 'second'
  const byInput = asking.gateByInputOf(call.at)
  const gates = byInput
    ? await Promise.all(
        subjects.map(async (one) => {
          const parsed = call.takes.safeParse({ ...input, [call.subject.field]: one })
          return parsed.success ? byInput(asking, parsed.data) : 'none'
        }),
      )
    : []
  return gates.reduce<Gate>((highest, one) => (isAtLeast(one, highest) ? one : highest), gateOf(asking.house, call))
}

export const bulkGates: Readonly<Record<string, GateByInput>> = { 'POST /office/bulk/make': gateOfMaking }
