import { bulkCallNames, type BulkCallName } from '@fairhouse/contract/office/bulk-calls.ts'
import type { OfficeCall } from '@fairhouse/contract/office/base/office-call.ts'
import type { Place } from '../../base/keys/personal-data.ts'
import { officeCallAt } from '../acts/office-call-at.ts'
import { runAct, type Done } from '../acts/run-act.ts'
import type { StaffContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { isOwnSubject } from '../records/own-subject.ts'

/** Does what was asked for many, once it can no longer be undone; the key is the bulk's id. */
export const bulkJob = 'bulk'

/** What a bulk's call takes besides whom it is about. */
export type Common = Readonly<Record<string, unknown>>
export const sealedAt = (column: 'sealed_input' | 'sealed_reason', id: string): Place => `bulk.${column} ${id}`

type Wanted = Parameters<typeof runAct>[3]

/** Finds the call of a bulk, with the field that names whom it is about. */
export function bulkCallAt(name: BulkCallName): OfficeCall & { subject: NonNullable<OfficeCall['subject']> } {
  const call = officeCallAt(name)
  if (!call?.subject) throw new Error(`${name} is about nothing that has a name`)
  return { ...call, subject: call.subject }
}

/** The calls of bulks that somebody may make for one thing. */
export const ownBulkCalls = ({ colleague }: StaffContext): BulkCallName[] =>
  bulkCallNames.filter((name) => colleague.held.some(({ permission }) => permission === bulkCallAt(name).permission))

/** Does, or rehearses, the act of a bulk to one thing, as a call about that thing alone would. */
export async function actOnOne(
  asking: StaffContext,
  name: BulkCallName,
  common: Common,
  subject: string,
  wanted: Wanted,
): Promise<Done | OfficeRefused> {
  const call = bulkCallAt(name)
  const { house, colleague } = asking
  if (!colleague.held.some(({ permission }) => permission === call.permission))
    return no('notAllowed', { details: { permission: call.permission } })
  const parsed = call.takes.safeParse({ ...common, [call.subject.field]: subject })
  if (!parsed.success) return no('checkFields')
  const named = `${call.subject.kind}:${subject}`
  if (await isOwnSubject(house.db, colleague, named)) return no('outOfReach', { details: { subject: named } })
  const handler = asking.handlerOf(call.at)
  return handler ? runAct(asking, handler, parsed.data, wanted) : no('notFound')
}

/** What a refusal says of one thing. */
export const refusalOf = (outcome: Done | OfficeRefused): { error: string; message: string | null } | null =>
  isNo(outcome) ? { error: outcome.no, message: outcome.message ?? null } : null
