import { raceTable } from '../../../engine/virtual/race-table.ts'
import { maths } from './maths.ts'

/** The horses' races: one every two minutes, run and shown within 55 seconds. */
export const downsTable = raceTable(maths, { everyMs: 120_000, offsetMs: 45_000, playMs: 38_000, showMs: 15_000 })
