import type { House } from '../../../base/house.ts'
import type { Played, StudioDoor } from '../../studio-contract/studio-door.ts'
import { readJackpotsOfReels } from '../../jackpots/index.ts'
import { freeRoundsIn } from './free-rounds.ts'
import { mountWalletV1 } from './mount-wallet-v1.ts'
import { rollbackIdIn, roundHoldOf } from './post-call.ts'
import { orderInChat, readChat } from './chat.ts'
import { checkPageOf, readCheck } from './read-check.ts'
import { readLive } from './read-live.ts'
import { readListing } from './read-listing.ts'
import { acknowledgedBooks } from './book-acknowledged.ts'
import { readAcknowledged } from './read-acknowledged.ts'
import { readRounds } from './read-rounds.ts'
import { callStudio } from './signature.ts'

/** What is told of a wallet that plays for money: its free rounds, and the jackpots that outcomes of the game win. */
const toldOf = async (house: House, { wallet, game, language }: Played) => ({
  freeRounds: await freeRoundsIn(house, wallet, game),
  jackpots: await readJackpotsOfReels(house.db, game, wallet.currency, language),
})

/**
 * Wallet v1: studios call our wallet with signed calls, and we launch and query them likewise. Protocol:
 * docs/protocols/wallet-v1.md.
 */
export const walletV1: StudioDoor = {
  name: 'wallet-v1',
  mount: mountWalletV1,
  launch: async (house, studio, wish, played) =>
    callStudio(house, studio, '/api/launch', { ...wish, ...(played && (await toldOf(house, played))) }),
  roundHoldOf,
  rollbackIdOf: rollbackIdIn,
  readListing,
  checkPageOf,
  readCheck,
  readLive,
  readChat,
  orderInChat,
  readRounds,
  readAcknowledged,
  acknowledgedBooks,
}
