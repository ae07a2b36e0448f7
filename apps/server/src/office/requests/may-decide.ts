import { may } from '@fairhouse/contract/office/base/may.ts'
import type { OfficeCall } from '@fairhouse/contract/office/base/office-call.ts'
import { permissions, type Permission } from '@fairhouse/contract/office/base/permissions.ts'
import type { StaffContext } from '../base/office-context.ts'
import { isOwnSubject } from '../records/own-subject.ts'
import { hasTouched, type RequestRow } from './request.sql.ts'

const dayMs = 86_400_000
export type WhyNot = 'permission' | 'own' | 'touched' | 'outOfReach'

/**
 * Returns why somebody may not decide a request: they made it, lack the permission of its call, have had a hand in its
 * subject within a day, or are its subject. One that waits for a passkey is signed by its maker alone.
 */
export async function whyNotDecide(asking: StaffContext, call: OfficeCall, row: RequestRow): Promise<WhyNot | undefined> {
  const { house, colleague } = asking
  const isOwn = row.made_by === colleague.id
  if (isOwn && row.gate === 'second') return 'own'
  if (!isHeld(asking, call) || (!isOwn && row.gate === 'stepUp')) return 'permission'
  if (row.subject && (await isOwnSubject(house.db, colleague, row.subject))) return 'outOfReach'
  if (isOwn) return undefined
  const since = new Date(house.clock.now().getTime() - dayMs)
  if (row.subject && (await hasTouched(house.db, colleague.actor, row.subject, since))) return 'touched'
  return undefined
}

export const isHeld = ({ colleague }: StaffContext, { permission }: OfficeCall): boolean =>
  Object.hasOwn(permissions, permission) && may(colleague.held, permission as Permission).may // the table has it
