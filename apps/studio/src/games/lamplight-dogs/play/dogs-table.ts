import { raceTable } from '../../../engine/virtual/race-table.ts'
import { maths } from './maths.ts'

/** The dogs' races: one every 90 seconds, run and shown within 44. */
export const dogsTable = raceTable(maths, { everyMs: 90_000, offsetMs: 0, playMs: 31_000, showMs: 13_000 })
