export { CheckSecret } from './CheckSecret.tsx'
export { JackpotOnTile } from './JackpotOnTile.tsx'
export { JackpotsInGame } from './JackpotsInGame.tsx'
export { useJackpotWon } from './use-jackpot-won.ts'
