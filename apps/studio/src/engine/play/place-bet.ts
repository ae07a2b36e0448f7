import type { Round } from '../rounds/round.ts'
import { transactionOf } from '../rounds/round.ts'
import { lockSession } from '../rounds/session.sql.ts'
import type { Studio } from '../studio.ts'
import { callWallet, type Called } from '../wallet/call-wallet.ts'

/** Asks the wallet for a round's bet, or for the further one that an act needs. */
export async function placeBet(studio: Studio, round: Round): Promise<Called> {
  const { world, closing } = studio
  const session = await lockSession(world.database.query, round.sessionId)
  const { state } = round
  const further = state.status === 'raising'
  const fields = {
    playerRef: round.owner,
    sessionToken: session?.walletToken,
    transactionId: transactionOf(round.id, 'bet', further ? round.raises : 0),
    roundId: round.id,
    gameId: round.gameId,
    amount: further ? state.raise : String(round.stake),
    currency: round.currency,
    roundStart: !further,
    ...(round.freeAward === null || further ? {} : { freeRound: { award: round.freeAward } }),
  }
  return callWallet(world, 'bet', fields, closing)
}
