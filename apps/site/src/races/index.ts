export { RacesOffered } from './RacesOffered.tsx'
export { useRaceWon } from './use-race-won.ts'
