import type { LimitOfType } from '@fairhouse/contract'
import type { Site } from '../../base/site.ts'
import type { Change } from '../form/limit-changes.ts'
import { readAmount, writeAmount, type Unit } from '../form/limit-units.ts'
import { popupType, type PopupType } from './popup-type.ts'

const most = 100

/** A pop-up, the change that brings it about, and what deposits under way come to. */
export type Popup = { readonly type: PopupType; readonly change: Change; readonly pending: string }

/** Returns the sum of all pending deposits, in minor units; 0 if it cannot be read now. */
export async function pendingDeposits({ call }: Site, unit: Unit): Promise<bigint> {
  const answer = await call('GET /api/transactions', { type: 'deposit', status: 'pending', size: most }, { timeoutMs: 5000 })
  if (!answer.ok) return 0n
  return answer.value.transactions.reduce((sum, { amount }) => sum + (readAmount(amount, unit) ?? 0n), 0n)
}

/** The pop-up that saving brings about: by the period in which the new limit is high, else by the shortest that changes. */
export function popupFor(changes: readonly Change[], limit: LimitOfType, unit: Unit, pending: bigint): Popup | undefined {
  const minor = (amount: string | null | undefined) => (amount ? readAmount(amount, unit) : undefined)
  const highOf = ({ period }: Change) => minor(limit[period]?.highAmount)
  const isHigh = (change: Change) => change.kind !== 'lower' && (minor(change.to) ?? 0n) > (highOf(change) ?? minor(change.to) ?? 0n)
  const shown = changes.find(isHigh) ?? changes.find(({ also }) => !also)
  const type = shown && popupType(minor(shown.to) ?? 0n, isHigh(shown) ? highOf(shown) : undefined, pending)
  return type && { type, change: shown, pending: writeAmount(pending, unit) }
}
