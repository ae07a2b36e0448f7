import type { Gate } from '@fairhouse/contract/office/base/office-call.ts'
import type { House } from '../../base/house.ts'
import { guardOf } from '../../settings/index.ts'
import { gateOf } from '../acts/gate-of.ts'
import { officeCallAt } from '../acts/office-call-at.ts'
import type { GateByInput } from '../base/office-context.ts'

const changing = 'POST /office/settings/change'

/** A second person agrees to what money, limits or safety depend on, also to a plan that is withdrawn. */
export const gateOfSetting: GateByInput = async (_, input) => gateByName((input as { name: string }).name) // parsed by the call's schema

/** Returns all that stands before changing a setting. */
export function changeGate(house: House, name: string): Gate {
  const call = officeCallAt(changing)
  return call ? gateOf(house, call, gateByName(name)) : 'second'
}

const gateByName = (name: string): Gate => (guardOf(name) === undefined ? 'reason' : 'second')
