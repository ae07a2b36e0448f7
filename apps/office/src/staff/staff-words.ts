import type { StaffRow } from '@fairhouse/contract/office/index.ts'

/** The states of a colleague, and the colour that each has beside its word. */
export const toneOfState = {
  invited: 'brass',
  active: 'good',
  locked: 'warning',
  left: 'quiet',
} as const satisfies Record<StaffRow['state'], string>

export const staffStates = Object.keys(toneOfState) as StaffRow['state'][] // its own keys
