import { formatAmount } from '@fairhouse/money'
import type { House } from '../../../base/house.ts'
import { hashOfSecret } from '../../../people/sessions/index.ts'
import { readWalletRow, type Balances, type PostingResult, type WalletKey } from '../../../money/wallet/index.ts'
import { isBooked, isRolledBack, readOwnerOf } from '../../game-sessions/round.sql.ts'
import { readGameSession, takeLaunchToken } from '../../game-sessions/session.sql.ts'
import { playerRefOf, walletOfRef, type Studio } from '../../studio-contract/studio.ts'
import type { CallInput, CallName } from './calls.ts'
import { codeOf, retryable } from './codes.ts'
import { beginAtPace, refusalOf } from './may-bet.ts'
import type { PlayedBonuses } from '../../bonuses/index.ts'
import { freeRoundAfter, freeRoundsIn } from './free-rounds.ts'
import type { OpenGames } from './open-games.ts'
import { formerRollbackIdOf, postCall, postingIdOf, type MoneyCall } from './post-call.ts'

type WalletAnswer = { status: 'OK' | 'ERROR'; code: string; requestId: string; serverTime: string; retry: boolean } & Record<
  string,
  unknown
>
/** What is known of sessions and bonuses, kept between calls. */
export type Known = { games: OpenGames; bonuses: PlayedBonuses }
export type StudioCall = { [Name in CallName]: { name: Name; input: CallInput<Name> } }[CallName]

/** Answers one correctly signed call of a studio. */
export async function answerCall(house: House, studio: Studio, { games, bonuses }: Known, call: StudioCall): Promise<WalletAnswer> {
  const say = (code: string, more: Record<string, unknown> = {}): WalletAnswer => ({
    status: code === 'OK' ? 'OK' : 'ERROR',
    code,
    requestId: call.input.requestId,
    serverTime: house.clock.now().toISOString(),
    retry: retryable[code] ?? false,
    ...more,
  })
  if (call.name === 'authenticate') return authenticate(house, studio, games, call.input, say)
  const wallet = walletOfRef(house, studio.id, call.input.playerRef)
  if (!wallet) return say('PLAYER_UNKNOWN')
  if ('currency' in call.input && call.input.currency !== wallet.currency) return say('WRONG_CURRENCY')
  if (call.name === 'balance') {
    const row = await readWalletRow(house.db, wallet)
    if (!row) return say('PLAYER_UNKNOWN')
    const game = await games.of(call.input.sessionToken)
    const freeRounds = game ? await freeRoundsIn(house, wallet, game.wagered.game) : []
    return say('OK', { balance: balanceOf(row, wallet), freeRounds })
  }
  return money(house, studio, { games, bonuses }, wallet, call, say)
}

type Say = (code: string, more?: Record<string, unknown>) => WalletAnswer

async function authenticate(
  house: House,
  studio: Studio,
  games: OpenGames,
  input: CallInput<'authenticate'>,
  say: Say,
): Promise<WalletAnswer> {
  const session = await takeLaunchToken(house.db, studio.id, hashOfSecret(input.launchToken), house.clock.now())
  const game = session ? await games.of(session.id) : undefined
  const row = session ? await readWalletRow(house.db, session) : undefined
  if (!session || !game || !row) return say('SESSION_EXPIRED')
  return say('OK', {
    playerRef: playerRefOf(house, studio.id, session),
    currency: session.currency,
    country: game.country,
    language: session.language,
    sessionToken: session.id,
    type: 'real',
    hints: { ...(game.maxStake === null ? {} : { maxStake: String(game.maxStake) }), minRoundMs: game.minRoundMs, autoplay: game.autoplay },
    balance: balanceOf(row, session),
  })
}

const mostMoves = 3

/** Does a money call; a bet that was allowed before something was stopped, or under another bonus, is looked at again. */
async function money(house: House, studio: Studio, known: Known, wallet: WalletKey, call: MoneyCall, say: Say): Promise<WalletAnswer> {
  for (let tries = 0; tries < mostMoves; tries += 1) {
    const answer = await moneyOnce(house, studio, known, wallet, call, say)
    if (answer === 'stops') await house.stops.renew(house.db)
    else if (answer === 'bonus') await known.bonuses.renew(wallet)
    else return answer
  }
  return say('TRY_LATER', { transactionId: transactionOf(call) })
}

async function moneyOnce(
  house: House,
  studio: Studio,
  { games, bonuses }: Known,
  wallet: WalletKey,
  call: MoneyCall,
  say: Say,
): Promise<WalletAnswer | 'stops' | 'bonus'> {
  const bet = call.name === 'bet' || call.name === 'betWin' ? call.input : undefined
  const first = bet && (await games.of(bet.sessionToken))
  const known = bet && refusalOf(house, studio.id, bet, first)
  // What is off here may have been started again a moment ago.
  if (known?.code === 'GAME_DISABLED') await house.stops.renew(house.db)
  const game = bet && known?.code === 'GAME_DISABLED' ? await games.of(bet.sessionToken) : first
  const forbidden = known && refusalOf(house, studio.id, bet, game)
  const begun = bet && game && !forbidden ? await beginAtPace(house, wallet, bet.roundId, game) : undefined
  const refusal = forbidden ?? (typeof begun === 'object' ? begun : undefined)
  // A transaction booked before gets the same answer, whatever has changed since.
  if (refusal && !(await isBooked(house.db, wallet, postingIdOf(studio.id, transactionOf(call)))))
    return say(refusal.code, { transactionId: transactionOf(call), ...(refusal.details ? { details: refusal.details } : {}) })
  if (call.name === 'rollback') {
    const known = await rollbackRefusal(house, studio, wallet, call.input, say)
    if (known) return known
  }
  const bonus = game && (await bonuses.of(wallet, game.wagered))
  const result = await postCall(house, studio, wallet, call, game, bonus)
  if (result === 'unknownOutcome') return say('JACKPOT_UNKNOWN', { transactionId: transactionOf(call) })
  if (typeof begun === 'function' && (result.outcome !== 'posted' || result.replayed)) await begun()
  const moved = result.outcome === 'stale' ? result.refusal.reason : undefined
  if (moved === 'stops' || moved === 'bonus') return moved
  const code = codeOf(result)
  return say(code === 'SESSION_EXPIRED' && bet ? await endOf(house, bet.sessionToken, wallet) : code, {
    transactionId: transactionOf(call),
    replayed: result.replayed,
    balance: balanceOf(result.balances, wallet),
    ...(await freeRoundAfter(house, wallet, 'freeRound' in call.input ? call.input.freeRound : undefined)),
    ...detailsOf(result, wallet),
  })
}

/**
 * Answers rollbacks that need no posting: the bet is another player's, or an earlier version rolled it back under
 * another id.
 */
async function rollbackRefusal(
  house: House,
  studio: Studio,
  wallet: WalletKey,
  input: CallInput<'rollback'>,
  say: Say,
): Promise<WalletAnswer | undefined> {
  const { transactionId } = input
  const owner = await readOwnerOf(house.db, postingIdOf(studio.id, input.targetTransactionId), wallet)
  if (owner === 'another') return say('DUPLICATE_MISMATCH', { transactionId })
  const round = postingIdOf(studio.id, `round:${input.roundId}`)
  if (!(await isRolledBack(house.db, wallet, formerRollbackIdOf(studio.id, input), round))) return undefined
  const row = await readWalletRow(house.db, wallet)
  return say('OK', { transactionId, replayed: true, ...(row ? { balance: balanceOf(row, wallet) } : {}) })
}

/** Returns why this player's session takes no more bets. */
async function endOf(house: House, sessionToken: string, wallet: WalletKey): Promise<string> {
  const session = await readGameSession(house.db, sessionToken)
  return session?.player === wallet.player && session.ended_because === 'parallel' ? 'SESSION_PARALLEL' : 'SESSION_EXPIRED'
}

function transactionOf(call: MoneyCall): string {
  return call.name === 'betWin' ? call.input.bet.transactionId : call.input.transactionId
}

function detailsOf(result: PostingResult, { currency }: WalletKey): Record<string, unknown> {
  if (result.outcome !== 'refused') return {}
  const { reason, amount: most, staked } = result.refusal
  if (reason === 'maxBet') return { details: { maxBet: most, staked, shown: formatAmount(BigInt(most ?? '0'), currency), currency } }
  if (reason === 'freeRoundMismatch' && most !== undefined) return { details: { value: most } }
  if (result.refusal.reason === 'stake') return { details: { max: result.refusal.amount, available: result.refusal.available } }
  if (result.refusal.reason !== 'limit') return {}
  const { type, period, amount, available, resetsAt } = result.refusal
  return {
    details: {
      type,
      period,
      amount,
      available,
      resetsAt,
      currency,
      shown: { amount: formatAmount(BigInt(amount ?? '0'), currency), available: formatAmount(BigInt(available ?? '0'), currency) },
    },
  }
}

function balanceOf(row: Balances, { currency }: WalletKey) {
  return { cash: String(row.cash), bonus: String(row.promo + row.live_bonus), currency }
}
