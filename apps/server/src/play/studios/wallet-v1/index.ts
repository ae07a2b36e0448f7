import type { StudioDoor } from '../../studio-contract/studio-door.ts'
import { freeRoundsIn } from './free-rounds.ts'
import { mountWalletV1 } from './mount-wallet-v1.ts'
import { rollbackIdIn, roundHoldOf } from './post-call.ts'
import { readRounds } from './read-rounds.ts'
import { callStudio } from './signature.ts'

/**
 * Wallet v1: studios call our wallet with signed calls, and we launch and query them likewise. Protocol:
 * docs/protocols/wallet-v1.md.
 */
export const walletV1: StudioDoor = {
  name: 'wallet-v1',
  mount: mountWalletV1,
  launch: async (house, studio, wish, free) =>
    callStudio(house, studio, '/api/launch', free ? { ...wish, freeRounds: await freeRoundsIn(house, free.wallet, free.game) } : wish),
  roundHoldOf,
  rollbackIdOf: rollbackIdIn,
  readRounds,
}
