import { cancelRace, draftGates, draftRace, openRace } from './change-races.ts'
import { listRaces, listRaceVersions, previewRace, readRace } from './read-races.ts'

/** What does the calls about races. */
export const raceHandlers = { listRaces, readRace, listRaceVersions, previewRace, draftRace, openRace, cancelRace }

export const raceGates = draftGates
