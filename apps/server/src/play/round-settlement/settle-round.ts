import type { Actor } from '../../base/actor.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { Transaction } from '../../base/database/database.ts'
import type { House } from '../../base/house.ts'
import { lockWallet, type Posting, type PostingResult, type WalletKey } from '../../money/wallet/index.ts'
import { insertHit, lockPots } from '../game-outcomes/hit.sql.ts'
import { studioNamed } from '../studio-contract/studio.ts'
import { doorOf } from '../studios/registry.ts'
import { studioOf } from './ask-studio.ts'
import { readFreeRoundStart, readPendingRound, readRoundLegs, type PendingRound } from './pending-round.sql.ts'

const answerHoldsMs = 10 * 60_000

/** What became of a round: what was paid on it, or given back. Minor units. */
export type RoundSettled = { paid: bigint; givenBack: bigint }

/**
 * Settles a round by what its studio has just said: pays what the round had won and closes it, or gives the stake back
 * where the studio has taken the round back. Whatever the studio still sends about it changes nothing then. Returns why
 * not, if the answer is old or does not agree with our books.
 */
export function settleByStudio(house: House, wallet: WalletKey, name: string, actor: Actor): Promise<RoundSettled | string> {
  return within(house, wallet, name, async (tx, round) => {
    const { asked_at: asked, says, says_staked: staked, says_won: won, says_outcome: outcome } = round
    if (!asked || house.clock.now().getTime() - asked.getTime() > answerHoldsMs) return 'Ask the studio first: its last answer is too old.'
    if (says === 'unknown') return 'The studio does not know this round. It can be given back.'
    if (says !== 'settled' || staked === null || won === null) return 'The round is still in play at the studio.'
    // A round without a stake that won nothing is no round that was taken back.
    if (staked === 0n && won === 0n && round.won === 0n && !round.is_free) return giveBack(house, tx, round, actor)
    if (staked !== round.staked || won < round.won)
      return `The studio says that the round took ${staked} and paid ${won}, our books ${round.staked} and ${round.won}, in minor units. Ask the studio which calls are missing.`
    const paid = won - round.won
    const posting: Posting = { ...aboutOf(round), op: 'win', id: `${name}/settled`, amount: paid, round: name, close: true }
    const [posted] = await post(house, tx, [posting])
    if (outcome !== null && posted?.seq) await insertHit(tx, wallet, { round: name, outcome, posting: posting.id, seq: posted.seq })
    await keep(house, tx, round, actor, 'round.settle', { staked, won })
    return { paid, givenBack: 0n }
  })
}

/**
 * Gives the stake of a round, or the free round, back by a person's decision. The postings have the ids that the studio's own rollbacks
 * would have, so that one that still comes is known; a win that still comes finds the round closed.
 */
export const rollBackRound = (house: House, wallet: WalletKey, name: string, actor: Actor): Promise<RoundSettled | string> =>
  within(house, wallet, name, (tx, round) => giveBack(house, tx, round, actor))

type Work = (tx: Transaction, round: PendingRound) => Promise<RoundSettled | string>

function within(house: House, wallet: WalletKey, name: string, work: Work): Promise<RoundSettled | string> {
  return house.db.transaction(async (tx) => {
    await lockPots(tx)
    await lockWallet(tx, wallet)
    const round = await readPendingRound(tx, wallet, name)
    if (!round) return 'The round is not in play any more.'
    const done = await work(tx, round)
    if (typeof done !== 'string') house.wallet.changed(wallet)
    return done
  })
}

async function giveBack(house: House, tx: Transaction, round: PendingRound, actor: Actor): Promise<RoundSettled | string> {
  if (round.won > 0n) return 'The round has paid already: its stake cannot be given back.'
  const studio = studioNamed(house, studioOf(round))
  if (!studio) return 'The studio of this round is not connected any more.'
  const { rollbackIdOf } = doorOf(studio)
  const bets = round.is_free ? [await readFreeRoundStart(tx, round, studio.id)] : await stakesOf(tx, round)
  const known = bets.filter((bet) => bet !== undefined)
  if (known.length === 0) return 'No stake of this round is in our books.'
  const postings = known.map((bet): Posting => ({
    ...aboutOf(round),
    op: 'rollback',
    id: rollbackIdOf(studio.id, bet, round.round),
    target: bet,
    round: round.round,
  }))
  await post(house, tx, postings)
  await keep(house, tx, round, actor, 'round.rollBack', { givenBack: round.amount })
  return { paid: 0n, givenBack: round.amount }
}

/** The postings by which a round was staked. */
async function stakesOf(tx: Transaction, round: PendingRound): Promise<string[]> {
  const legs = await readRoundLegs(tx, round)
  return [...new Set(legs.filter(({ credit }) => credit.startsWith('in_play')).map(({ posting }) => posting))]
}

const aboutOf = ({ shard, player, currency, round }: PendingRound) =>
  ({ wallet: { shard, player, currency }, kind: 'casino', reason: round }) as const

/** Posts in order. Under the wallet's lock nothing is refused that the round allowed a moment ago. */
async function post(house: House, tx: Transaction, postings: Posting[]): Promise<PostingResult[]> {
  const results = await house.wallet.postInside(tx, postings)
  const refused = results.find(({ outcome }) => outcome !== 'posted')
  if (refused)
    throw new Error(`A round that hangs was not settled: ${refused.outcome} ${'refusal' in refused ? refused.refusal.reason : ''}`)
  return results
}

async function keep(
  house: House,
  tx: Transaction,
  round: PendingRound,
  actor: Actor,
  action: string,
  sums: Record<string, bigint>,
): Promise<void> {
  const details = Object.fromEntries(Object.entries(sums).map(([name, amount]) => [name, String(amount)]))
  await writeAudit(tx, {
    at: house.clock.now(),
    actor,
    action,
    subject: `player:${round.player}`,
    details: { round: round.round, ...details },
  })
}
