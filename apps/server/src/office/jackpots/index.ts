import { draftGates, draftJackpot, giveJackpotLastDay, moveJackpot, startJackpot } from './change-jackpots.ts'
import { listJackpots, listJackpotVersions, previewJackpot, readJackpot } from './read-jackpots.ts'

/** What does the calls about jackpots. */
export const jackpotHandlers = {
  listJackpots,
  readJackpot,
  listJackpotVersions,
  previewJackpot,
  draftJackpot,
  startJackpot,
  giveJackpotLastDay,
  moveJackpot,
}

export const jackpotGates = draftGates
