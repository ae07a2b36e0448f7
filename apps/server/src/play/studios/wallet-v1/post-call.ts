import type { House } from '../../../base/house.ts'
import type { PlayedBonus, Posting, PostingResult, WalletKey } from '../../../money/wallet/index.ts'
import type { Studio } from '../../studio-contract/studio.ts'
import type { CallInput } from './calls.ts'
import type { OpenGame } from './open-games.ts'
import { postHit } from './post-hit.ts'

type MoneyCall =
  | { name: 'bet'; input: CallInput<'bet'> }
  | { name: 'win'; input: CallInput<'win'> }
  | { name: 'betWin'; input: CallInput<'betWin'> }
  | { name: 'rollback'; input: CallInput<'rollback'> }
  | { name: 'roundClose'; input: CallInput<'roundClose'> }

const vertical = 'casino'

/** Returns a transaction's posting id: the studio's own, prefixed with its name. */
export const postingIdOf = (studio: string, transaction: string): string => `${studio}:${transaction}`

/**
 * Derives a rollback's id from bet and round, so a bet is rolled back once, however often and under whatever ids. With
 * the round in it, a rollback naming a wrong round does not use up the right one; studio ids have no slash.
 */
const rollbackIdOf = (studio: string, { targetTransactionId, roundId }: CallInput<'rollback'>): string =>
  rollbackIdIn(studio, postingIdOf(studio, targetTransactionId), roundHoldOf(studio, roundId))

/** Derives it from the names that bet and round have in our books. */
export const rollbackIdIn = (studio: string, bet: string, round: string): string =>
  `${bet}/rollback/${round.slice(roundHoldOf(studio, '').length)}`

/** Returns a rollback's former id, before it included the round. */
export const formerRollbackIdOf = (studio: string, { targetTransactionId }: CallInput<'rollback'>): string =>
  `${postingIdOf(studio, targetTransactionId)}:rollback`

/** Returns a studio round's name in our books. */
export const roundHoldOf = (studio: string, roundId: string): string => postingIdOf(studio, `round:${roundId}`)

/** What a posting says of the game of its round. */
type PostedGame = Pick<OpenGame, 'gameId' | 'product'> & Partial<Pick<OpenGame, 'maxStake' | 'stops'>>

/** Builds the posting for a money call. Ids are the studio's own, prefixed with its name. */
export function postingOf(
  studio: string,
  wallet: WalletKey,
  call: MoneyCall,
  game: PostedGame | undefined,
  bonus: PlayedBonus | undefined,
): Posting {
  const idOf = (transaction: string) => postingIdOf(studio, transaction)
  const id = idOf('transactionId' in call.input ? call.input.transactionId : call.input.bet.transactionId)
  const round = roundHoldOf(studio, call.input.roundId)
  const owner = game ? `game:${game.gameId}` : `studio:${studio}`
  const account = `gaming:${game?.product ?? vertical}:${studio}`
  const about = { wallet, kind: vertical, reason: round }
  const stake = { owner, account, bonus, most: game?.maxStake ?? undefined, stops: game?.stops }
  switch (call.name) {
    case 'bet':
      if (call.input.freeRound) return freeRoundOf(about, stake, id, round, call.input)
      return { ...about, op: 'bet', id, amount: call.input.amount, round, ...stake, session: call.input.sessionToken }
    case 'betWin': {
      const { bet, win, sessionToken } = call.input
      return {
        ...about,
        op: 'betWin',
        id,
        amount: bet.amount,
        winId: idOf(win.transactionId),
        win: win.amount,
        round,
        ...stake,
        session: sessionToken,
      }
    }
    case 'win':
      return {
        ...about,
        op: 'win',
        id,
        amount: call.input.amount,
        round,
        close: call.input.roundClosed,
        award: call.input.freeRound?.award,
        outcome: call.input.jackpot?.outcome,
      }
    case 'roundClose':
      return { ...about, op: 'win', id, amount: 0n, round, close: true }
    case 'rollback':
      return { ...about, op: 'rollback', id: rollbackIdOf(studio, call.input), target: idOf(call.input.targetTransactionId), round }
  }
}

/** A bet that takes its round from an award: nothing of the wallet is staked, and no bonus counts it. */
function freeRoundOf(
  about: Pick<Posting, 'wallet' | 'kind' | 'reason'>,
  { owner, account, most, stops }: { owner: string; account: string; most: bigint | undefined; stops: bigint | undefined },
  id: string,
  round: string,
  { freeRound, amount, sessionToken }: CallInput<'bet'>,
): Posting {
  return {
    ...about,
    op: 'freeRound',
    id,
    award: freeRound?.award ?? '',
    value: amount,
    round,
    owner,
    account,
    most,
    stops,
    session: sessionToken,
  }
}

export type { MoneyCall }
/** Posts a money call; `unknownOutcome` if the game of its round gives no such outcome as the win says. */
export function postCall(
  house: House,
  studio: Studio,
  wallet: WalletKey,
  call: MoneyCall,
  game: OpenGame | undefined,
  bonus: PlayedBonus | undefined,
): Promise<PostingResult | 'unknownOutcome'> {
  const posting = postingOf(studio.id, wallet, call, game, bonus)
  return posting.op === 'win' && posting.outcome !== undefined
    ? postHit(house, studio, posting, posting.outcome)
    : house.wallet.post(posting)
}
