import type { OfficeCall } from '@fairhouse/contract/office/base/office-call.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import { auditAct } from '../acts/audit-act.ts'
import { gateOf } from '../acts/gate-of.ts'
import { officeCallAt } from '../acts/office-call-at.ts'
import { watchVersions } from '../acts/run-act.ts'
import { whileShut } from '../acts/while-shut.ts'
import type { ActContext, StaffContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { readColleague } from '../sign-in/office-session.ts'
import { placeOf } from './make-request.ts'
import { isHeld, whyNotDecide, type WhyNot } from './may-decide.ts'
import { readRequest, writeDecision, type RequestRow } from './request.sql.ts'
import { inputOf, stateOf } from './view-requests.ts'

type Open = { row: RequestRow; call: NonNullable<ReturnType<typeof officeCallAt>> }

/**
 * Applies a change that somebody else asked for, or that one asked for oneself by the command line: its call runs in this
 * transaction, on what it was decided on, and with both their permissions.
 */
export async function applyRequest(asking: ActContext, { id }: { id: string }): Promise<{ answer: unknown } | OfficeRefused> {
  const { house, sql, at, colleague } = asking
  const open = await openRequest(asking, id)
  if (isNo(open)) return open
  const { row, call } = open
  const shut = whileShut(house, call)
  if (shut) return shut
  const asker = await readColleague(sql, row.made_by, at)
  if (!asker || !isHeld({ ...asking, colleague: asker }, call))
    return no('mayNot', { message: `${row.made_by_name} has left or may not ask for this any more: somebody else asks anew.` })
  const handler = asking.handlerOf(call.at)
  if (!handler) return no('notFound')
  const input = inputOf(house, row)
  const gate = gateOf(house, call, await asking.gateByInputOf(call.at)?.(asking, input))
  if (row.gate === 'stepUp' && gate === 'second')
    return no('mayNot', { message: 'This takes a second person by now. Withdraw it, and ask for it anew.' })
  const reason = house.personal.open<string>(row.sealed_reason, placeOf('sealed_reason', id))
  const { looksAt } = watchVersions(row.precondition)
  const answer = await handler({ ...asking, reason, looksAt }, input)
  if (isNo(answer)) return answer
  const kept = isKept(call) ? { answer: house.personal.seal(answer, placeOf('sealed_answer', id)) } : {}
  if (!(await writeDecision(sql, id, { state: 'applied', by: colleague.id, at, ...kept }))) return no('decidedBefore')
  // What somebody signs for themselves is an act of their own, which keeps them from deciding on its subject as a second person.
  const by = row.gate === 'second' ? { request: { id, askedBy: asker.actor } } : { ownRequest: id }
  await auditAct(sql, house, colleague, { call, input, answer, reason, ...by })
  return { answer }
}

/** Whether whoever asked for a call may read later what it answered. */
const isKept = ({ effect, answersOnce }: OfficeCall): boolean => (effect === 'changes' || effect === 'movesMoney') && !answersOnce

/** Rejects a change that somebody else asked for, with a reason that they read. */
export async function rejectRequest(asking: ActContext, { id }: { id: string }): Promise<Record<string, never> | OfficeRefused> {
  const { house, sql, at, colleague, reason } = asking
  const open = await openRequest(asking, id)
  if (isNo(open)) return open
  const why = house.personal.seal(reason, placeOf('sealed_decision', id))
  return (await writeDecision(sql, id, { state: 'rejected', by: colleague.id, at, why })) ? {} : no('decidedBefore')
}

/** Withdraws a change that one asked for oneself. */
export async function withdrawRequest(
  { house, colleague }: StaffContext,
  { id }: { id: string },
): Promise<Record<string, never> | OfficeRefused> {
  const at = house.clock.now()
  return house.db.transaction(async (tx) => {
    const row = await readRequest(tx, id, true)
    if (row?.made_by !== colleague.id) return no('notFound')
    if (stateOf(row, at) !== 'waiting') return no('decidedBefore', { details: { state: stateOf(row, at) } })
    await writeDecision(tx, id, { state: 'withdrawn', by: colleague.id, at })
    await writeAudit(tx, { at, actor: colleague.actor, action: 'office.requests.withdraw', subject: `request:${id}` })
    return {}
  })
}

const refusals = {
  own: 'ownRequest',
  touched: 'ownRequest',
  // To whom it is nothing, there is none.
  permission: 'notFound',
  outOfReach: 'outOfReach',
} as const satisfies Record<WhyNot, string>

/** Locks a request that waits, if this colleague may decide it. */
async function openRequest(asking: ActContext, id: string): Promise<Open | OfficeRefused> {
  const row = await readRequest(asking.sql, id, true)
  const call = row && officeCallAt(row.call)
  if (!row || !call) return no('notFound')
  const state = stateOf(row, asking.at)
  if (state !== 'waiting') return no('decidedBefore', { details: { state, by: row.decided_by_name, at: row.decided_at?.toISOString() } })
  const why = await whyNotDecide(asking, call, row)
  return why ? no(refusals[why], { details: { why } }) : { row, call }
}
