import type { ChangeRequest, ChangeRequestPage } from '@fairhouse/contract/office/index.ts'
import type { Change } from '@fairhouse/contract/office/base/office-call.ts'
import type { House } from '../../base/house.ts'
import { officeCallAt } from '../acts/office-call-at.ts'
import { isHeld, whyNotDecide } from './may-decide.ts'
import { runAct } from '../acts/run-act.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import type { StaffContext } from '../base/office-context.ts'
import { officeApi } from '@fairhouse/contract/office/index.ts'
import { keyOf, placeOf as afterOf } from '../base/keyset.ts'
import { placeOf } from './make-request.ts'
import { listRequests, readRequest as readRow, type RequestRow } from './request.sql.ts'

const atOnce = 50
type Wanted = { state?: string | undefined; of?: 'mine' | 'deciding' | undefined; after?: string | undefined }

/** Lists what one has asked for and what one may decide, the newest first. */
export async function listChangeRequests(asking: StaffContext, { state, of, after }: Wanted) {
  const { house, colleague } = asking
  const calls = Object.values(officeApi).flatMap((call) => (isHeld(asking, call) ? [call.at] : []))
  const place = afterOf(after)
  const rows = await listRequests(house.db, {
    state,
    madeBy: of === 'mine' ? colleague.id : undefined,
    notBy: of === 'deciding' ? colleague.id : undefined,
    calls: of === 'mine' ? undefined : calls,
    reader: colleague.id,
    after: place && { at: new Date(place[0]), id: place[1] },
    now: house.clock.now(),
    most: atOnce + 1,
  })
  const shown = rows
    .slice(0, atOnce)
    .filter((row) => row.made_by === colleague.id || (row.gate === 'second' && calls.some((at) => at === row.call)))
  const last = shown.at(-1)
  return {
    requests: await Promise.all(shown.map((row) => viewOf(asking, row))),
    next: rows.length > atOnce && last ? keyOf(last.made_at.toISOString(), last.id) : null,
  }
}

/** Shows a request whole: what it would do as it was asked, and what it would do now. */
export async function readChangeRequest(
  asking: StaffContext,
  { id }: { id: string },
): Promise<{ request: ChangeRequestPage } | OfficeRefused> {
  const row = await readRow(asking.house.db, id)
  const call = row && officeCallAt(row.call)
  if (!row || !call || (row.made_by !== asking.colleague.id && (row.gate === 'stepUp' || !isHeld(asking, call)))) return no('notFound')
  const input = inputOf(asking.house, row)
  const isOpen = stateOf(row, asking.house.clock.now()) === 'waiting'
  const handler = asking.handlerOf(call.at)
  const now =
    isOpen && handler ? await runAct(asking, handler, input, { reason: '', precondition: row.precondition, isRehearsal: true }) : undefined
  const moved = now && isNo(now) && now.no === 'moved' ? (now.details?.['moved'] as Change[]) : [] // run-act.ts gives it this shape
  return {
    request: {
      ...(await viewOf(asking, row)),
      input: withoutPassword(input as Record<string, unknown>), // the contract has checked it
      then: row.preview,
      now: now && !isNo(now) ? now.consequence : null,
      moved,
      answer:
        row.sealed_answer && row.made_by === asking.colleague.id
          ? asking.house.personal.open(row.sealed_answer, placeOf('sealed_answer', id))
          : null,
    },
  }
}

export const inputOf = ({ personal }: House, { id, sealed_input: sealed }: RequestRow): unknown =>
  personal.open(sealed, placeOf('sealed_input', id))

/** Returns a request's state; one that nobody decided in time has expired. */
export const stateOf = ({ state, expires_at: expiresAt }: RequestRow, now: Date): ChangeRequest['state'] =>
  state === 'waiting' && expiresAt <= now ? 'expired' : state

/** What somebody chose to sign in by is nobody's to read, also where a setting has made a request of opening an account. */
const withoutPassword = (input: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([name]) => name !== 'password'))

async function viewOf(asking: StaffContext, row: RequestRow): Promise<ChangeRequest> {
  const { personal, clock } = asking.house
  const call = officeCallAt(row.call)
  const state = stateOf(row, clock.now())
  const whyNot = call && state === 'waiting' ? await whyNotDecide(asking, call, row) : undefined
  return {
    id: row.id,
    call: row.call,
    gate: row.gate,
    subject: row.subject,
    madeBy: { id: String(row.made_by), name: row.made_by_name },
    madeAt: row.made_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    reason: personal.open<string>(row.sealed_reason, placeOf('sealed_reason', row.id)),
    state,
    mayDecide: state === 'waiting' && call !== undefined && whyNot === undefined,
    whyNot: whyNot ?? null,
    decidedBy: row.decided_by === null ? null : { id: String(row.decided_by), name: row.decided_by_name ?? '' },
    decidedAt: row.decided_at?.toISOString() ?? null,
    decisionReason: row.sealed_decision && personal.open<string>(row.sealed_decision, placeOf('sealed_decision', row.id)),
  }
}
