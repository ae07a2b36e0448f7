import { gates, type Gate, type OfficeCall } from '@fairhouse/contract/office/base/office-call.ts'
import type { House } from '../../base/house.ts'

/** Returns what stands before an act: the gate of its call, or the higher one of the setting or of what it is about. */
export function gateOf({ settings }: Pick<House, 'settings'>, { at, gate }: Pick<OfficeCall, 'at' | 'gate'>, byInput?: Gate): Gate {
  const raised = [settings.get('office.gates')[at], byInput]
  return raised.reduce<Gate>((highest, one) => (one && isAtLeast(one, highest) ? one : highest), gate)
}

/** Returns whether a gate contains another: each contains those before it. */
export const isAtLeast = (gate: Gate, least: Gate): boolean => gates.indexOf(gate) >= gates.indexOf(least)
