export { CheckSecret } from './CheckSecret.tsx'
export { JackpotsInGame } from './JackpotsInGame.tsx'
export { useJackpotWon } from './use-jackpot-won.ts'
