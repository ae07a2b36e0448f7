import type { House } from '../../../base/house.ts'
import { unstorableIn } from '../../../base/http/storable.ts'
import { readShort, readWalletRow, type Posting, type PostingResult, type WalletKey } from '../../../money/wallet/index.ts'
import { playedBonusesOf, type PlayedBonuses } from '../../bonuses/index.ts'
import { readGameOfStudio } from '../../game-sessions/game-of-studio.sql.ts'
import { isBooked } from '../../game-sessions/round.sql.ts'
import type { AcknowledgedCall, BookedCall } from '../../studio-contract/studio-door.ts'
import { walletOfRef, type Studio } from '../../studio-contract/studio.ts'
import { calls, type CallName } from './calls.ts'
import { postCall, postingIdOf, postingOf, roundHoldOf, type MoneyCall } from './post-call.ts'

/** Whatever session it was made in is over. */
const noSession = 'restored'

/** Returns what books the calls of a studio that were acknowledged before the house was put back to a moment; safe to repeat. */
export function acknowledgedBooks(house: House, studio: Studio): (told: AcknowledgedCall) => Promise<BookedCall> {
  const bonuses = playedBonusesOf(house)
  return async (told) => {
    const wallet = walletOfRef(house, studio.id, told.playerRef)
    if (!wallet) return left(told, 'it is of a player who is none of ours')
    const call = moneyCallOf(told)
    if (!call) return left(told, 'it is no money call of the protocol')
    const about = aboutOf(studio.id, call, wallet)
    if (!(await readWalletRow(house.db, wallet))) return { ...about, left: 'its player has no such wallet: registered since, or elsewhere' }
    if ('currency' in call.input && call.input.currency !== wallet.currency)
      return { ...about, left: 'its currency is not that of its wallet' }
    const stakes = call.name === 'bet' || call.name === 'betWin'
    const id = postingIdOf(studio.id, transactionOf(call))
    // Whoever booked it may have ended before it could say what was lacking.
    if (stakes && (await isBooked(house.db, wallet, id)))
      return { ...about, known: true, short: await readShort(house.db, wallet, shortOf(id)) }
    return { ...about, ...(await (stakes ? bookStake(house, studio, bonuses, wallet, call) : bookRest(house, studio, wallet, call))) }
  }
}

type Outcome = Pick<BookedCall, 'known' | 'left' | 'short'>

function moneyCallOf({ call, ...input }: AcknowledgedCall): MoneyCall | undefined {
  const schema = call === 'authenticate' || call === 'balance' || !Object.hasOwn(calls, call) ? undefined : calls[call as CallName] // own name
  const parsed = schema?.safeParse({ requestId: noSession, sessionToken: noSession, ...input })
  if (!parsed?.success || unstorableIn(parsed.data) !== undefined) return undefined
  return { name: call, input: parsed.data } as MoneyCall // parsed by the schema of this name
}

const transactionOf = (call: MoneyCall): string => (call.name === 'betWin' ? call.input.bet.transactionId : call.input.transactionId)

const left = ({ call, transactionId, roundId }: AcknowledgedCall, why: string): BookedCall => ({
  subject: `${call} ${String(transactionId ?? '')} of round ${String(roundId ?? '')}`.slice(0, 300),
  left: why,
})

function aboutOf(studio: string, call: MoneyCall, wallet: WalletKey): Pick<BookedCall, 'subject' | 'wallet' | 'amount'> {
  const amount = call.name === 'betWin' ? call.input.bet.amount : 'amount' in call.input ? call.input.amount : undefined
  const subject = `${call.name} ${postingIdOf(studio, transactionOf(call))} of ${roundHoldOf(studio, call.input.roundId)}`
  return { subject, wallet, ...(amount === undefined ? {} : { amount }) }
}

/** Books a win, a rollback or the end of a round as ever. */
async function bookRest(house: House, studio: Studio, wallet: WalletKey, call: MoneyCall): Promise<Outcome> {
  const result = await postCall(house, studio, wallet, call, undefined, undefined)
  if (result === 'unknownOutcome') return { left: 'its game lists no such outcome' }
  return result.outcome === 'posted' ? { known: result.replayed } : { left: whyNot(result) }
}

const mostTries = 4

/** Books a stake that no limit may refuse any more; what the wallet lacks for it becomes a debt. */
async function bookStake(house: House, studio: Studio, bonuses: PlayedBonuses, wallet: WalletKey, call: MoneyCall): Promise<Outcome> {
  const name = 'gameId' in call.input ? call.input.gameId : undefined
  const game = name === undefined ? undefined : await readGameOfStudio(house.db, studio.id, name)
  if (!game) return { left: `its game ${String(name)} is not in the catalogue` }
  let short = 0n
  for (let tries = 0; tries < mostTries; tries += 1) {
    const bonus = await bonuses.of(wallet, game.wagered)
    const posting = { ...postingOf(studio.id, wallet, call, game, bonus), session: undefined, stops: undefined, past: true } as Posting // of a stake
    const result = await postStake(house, posting, short)
    if (result.outcome === 'posted') {
      house.wallet.changed(wallet)
      return { known: false, ...(short > 0n ? { short } : {}) }
    }
    if (result.outcome === 'refused' && result.refusal.reason === 'insufficientFunds' && short === 0n && 'amount' in posting)
      short = (posting.amount ?? 0n) - BigInt(result.refusal.available ?? '0')
    else if (result.outcome === 'stale') await bonuses.renew(wallet)
    else return { left: whyNot(result) }
  }
  return { left: 'its wallet kept changing: ask again' }
}

/** The posting that makes a debt of what a wallet lacks for a stake. */
const shortOf = (stake: string): string => `${stake}:short`

/** Takes a refused stake back, so that its id is not used up by it. */
class Refused extends Error {
  readonly result: PostingResult
  constructor(result: PostingResult) {
    super('refused')
    this.result = result
  }
}

async function postStake(house: House, posting: Posting, short: bigint): Promise<PostingResult> {
  const { wallet, id, reason } = posting
  const first: Posting[] =
    short > 0n ? [{ op: 'move', wallet, id: shortOf(id), kind: 'restoredShort', reason, legs: [['debt', 'cash', short]] }] : []
  try {
    return await house.db.transaction(async (tx) => {
      const results = await house.wallet.postInside(tx, [...first, posting])
      const failed = results.find(({ outcome }) => outcome !== 'posted')
      if (failed) throw new Refused(failed)
      return results.at(-1)! // one result for each posting
    })
  } catch (error) {
    if (error instanceof Refused) return error.result
    throw error
  }
}

function whyNot(result: PostingResult): string {
  if (result.outcome === 'mismatch') return 'its id is in our books for something else'
  if (result.outcome === 'posted') return ''
  return result.refusal.reason === 'round'
    ? 'its round is not in our books'
    : `the wallet answers ${result.outcome}: ${result.refusal.reason}`
}
