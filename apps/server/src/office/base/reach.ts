import { may } from '@fairhouse/contract/office/base/may.ts'
import type { Permission } from '@fairhouse/contract/office/base/permissions.ts'
import { formatAmount } from '@fairhouse/money'
import { isOwnSubject } from '../records/own-subject.ts'
import type { StaffContext } from './office-context.ts'
import { no, type OfficeRefused } from './office-refusal.ts'

/** Whom an act is about, and the money that it moves in minor units. */
export type Reached = { player: bigint; country: string; amount?: bigint; currency?: string }

/**
 * Refuses what is about the colleague's own account or household, and what a bound of their permission does not reach.
 * Calls that name a reference and not the player ask here, once they know whose it is.
 */
export async function outOfReach(
  { house, colleague }: Pick<StaffContext, 'house' | 'colleague'>,
  permission: Permission,
  { player, country, amount, currency }: Reached,
): Promise<OfficeRefused | undefined> {
  const isOwn = await isOwnSubject(house.db, colleague, `player:${player}`)
  const money = amount !== undefined && currency !== undefined ? { amount: formatAmount(amount, currency), currency } : {}
  const verdict = may(colleague.held, permission, { country, isOwn, ...money })
  if (verdict.may) return undefined
  if (verdict.why === 'outOfReach') return no('outOfReach', { details: { subject: `player:${player}` } })
  if (verdict.why === 'bound') return no('aboveBound', { details: { permission, bounds: verdict.bounds } })
  return no('notAllowed', { details: { permission } })
}

/** The countries that a permission reaches; undefined for all. Lists show no others. */
export function countriesOf(
  { colleague }: Pick<StaffContext, 'house' | 'colleague'>,
  permission: Permission,
): readonly string[] | undefined {
  const bounds = colleague.held.flatMap((one) => (one.permission === permission ? [one.bound.countries] : []))
  return bounds.includes(undefined) ? undefined : bounds.flatMap((countries) => countries ?? [])
}
