import type { Decider } from '../../base/decider.ts'
import { formatAmount } from '@fairhouse/money'
import { appliedRules } from '../../settings/index.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import { shardOfReference } from '../../base/ids.ts'
import { allowanceOf, mayDeposit, keepToMaxBalance } from '../../money/limit-enforcement/index.ts'
import { lockPlayer, readPlayer, type PlayerRow } from '../../people/players/index.ts'
import { lockWallet, type Leg, type Posting, type WalletKey } from '../../money/wallet/index.ts'
import { readAttempt, readFacts, type AttemptRow, type FactRow } from '../attempts/attempt.sql.ts'
import { operatorRefusal } from '../holds/hold-refusal.ts'
import { readVisitorDeposit } from '../attempts/visitor-deposit.sql.ts'
import { insertDecision, readArrival, readDecision, type Arrival, type Decision } from './suspense.sql.ts'

/** What to do with money in suspense: credit a player, or return it to its sender. */
export type Verdict = { kind: 'credit'; player: PlayerRow } | { kind: 'return' }

/** The decision; `before` if it had been made already and nothing happened now. */
type Decided = { arrival: Arrival; decision: Decision; before: boolean }

/** Aborts a decision with a sentence that says why it cannot be made. */
class MayNot extends Error {}

/**
 * Decides one arrival in suspense: ledger, limits, decision and audit log in one transaction. Repeating a decision
 * changes nothing; a different one is refused. Returns the decision, or a sentence that says why not.
 */
export async function decideSuspense(house: House, arrival: string, verdict: Verdict, who: Decider): Promise<Decided | string> {
  try {
    const decided = await house.db.transaction((tx) => decideInside(house, tx, arrival, verdict, who))
    const { owner: player, owner_shard: shard } = decided.decision
    if (!decided.before && player !== null && shard !== null)
      house.tell(player, { about: 'wallet', shard, currency: decided.arrival.currency })
    return decided
  } catch (error) {
    if (error instanceof MayNot) return error.message
    throw error
  }
}

async function decideInside(house: House, tx: Transaction, id: string, verdict: Verdict, who: Decider): Promise<Decided> {
  const { arrival, isNobodys } = await lockArrival(tx, id, verdict)
  const player = verdict.kind === 'credit' ? verdict.player : undefined
  const earlier = await readDecision(tx, arrival.shard, id)
  if (earlier) {
    if (earlier.kind === verdict.kind && earlier.owner === (player?.id ?? null)) return { arrival, decision: earlier, before: true }
    throw new MayNot(`${sentenceOf(arrival, earlier)} It cannot be decided again.`)
  }
  const amount = arrival.amount < arrival.left ? arrival.amount : arrival.left
  if (amount <= 0n) throw new MayNot(`Nothing of ${id} waits any more: it has gone back.`)
  const at = house.clock.now()
  const decision = {
    kind: verdict.kind,
    amount,
    owner_shard: player?.shard ?? null,
    owner: player?.id ?? null,
    decided_by: who.actor,
    decided_at: at,
    reason: who.reason,
  } satisfies Decision
  if (player) await credit(house, tx, arrival, { amount, isNobodys, player })
  else await post(house, tx, leaving(arrival, [[arrival.account, receivableOf(arrival), amount]]))
  await insertDecision(tx, arrival, decision)
  const details = { reference: arrival.reference, amount: shown(amount, arrival) }
  const subject = player ? `player:${player.id}` : id
  const why = { words: who.reason, house }
  await writeAudit(tx, {
    at,
    actor: who.actor,
    action: `suspense.${verdict.kind}`,
    subject,
    details: { arrival: id, ...details },
    reason: why,
  })
  return { arrival, decision, before: false }
}

/** Locks attempt, wallets and player, so nothing about this money changes until the transaction ends. */
async function lockArrival(tx: Transaction, id: string, verdict: Verdict): Promise<{ arrival: Arrival; isNobodys: boolean }> {
  const shard = id.startsWith('suspense:') ? 0 : shardOfReference(id.split(':')[1] ?? '')
  const found = shard === undefined ? undefined : await readArrival(tx, shard, id)
  if (shard === undefined || !found) throw new MayNot(`There is nothing "${id}" in suspense. "fairhouse suspense list" shows what waits.`)
  const home = shardOfReference(found.reference)
  if (home !== undefined && (await readVisitorDeposit(tx, home, found.reference, true)))
    throw new MayNot(`The deposit ${found.reference} of a visitor was refused: what came for it goes back by itself.`)
  const attempt = home === undefined ? undefined : await readAttempt(tx, home, found.reference, true)
  if (verdict.kind === 'credit') {
    if (attempt) refuseCredit(attempt, await readFacts(tx, attempt.shard, attempt.reference), verdict.player)
    // The wallet before the player, as a login does.
    await lockWallet(tx, walletOf(verdict.player))
    await lockPlayer(tx, verdict.player.shard, verdict.player.id)
  }
  await lockWallet(tx, found)
  return { arrival: (await readArrival(tx, shard, id)) ?? found, isNobodys: attempt === undefined }
}

/** Refuses to credit a deposit's money to anyone but its own player. */
function refuseCredit({ reference, player: owner }: AttemptRow, facts: FactRow[], player: PlayerRow): void {
  if (owner !== player.id) throw new MayNot(`The deposit ${reference} is player ${owner}'s: its money is credited to nobody else.`)
  if (facts.some(({ details }) => details.notOwn === true))
    throw new MayNot(
      `The deposit ${reference} came from somebody else's account, which the rules of the player's country forbid: return it.`,
    )
}

const walletOf = ({ shard, id, currency }: PlayerRow): WalletKey => ({ shard, player: id, currency })
const receivableOf = ({ account }: Arrival) => `receivable:${account.slice('suspense:'.length)}`
const shown = (amount: bigint, { currency }: Arrival) => `${formatAmount(amount, currency)} ${currency}`

type Crediting = { amount: bigint; isNobodys: boolean; player: PlayerRow }

/** Credits the player within their limits, as a deposit would. */
async function credit(house: House, tx: Transaction, arrival: Arrival, { amount, isNobodys, player: asked }: Crediting): Promise<void> {
  const player = (await readPlayer(tx, asked.shard, asked.id)) ?? asked
  const { shard, id } = player
  const wallet = walletOf(player)
  await refusePlayer(house, tx, arrival, { player, isNobodys })
  // Reserve and use an allowance, so that it counts against limits like any deposit.
  const promise = `suspense:${arrival.arrival}`
  const refused = await mayDeposit(house, tx, wallet, promise, amount)
  if (refused)
    throw new MayNot(
      `The limits of player ${id}, or what keeps them out, do not let ${shown(amount, arrival)} be credited now (${refused.refused}): return it, or credit it when they do.`,
    )
  const isThere = arrival.shard === shard && arrival.player === id
  const from = isThere ? arrival.account : receivableOf(arrival)
  if (!isThere) await post(house, tx, leaving(arrival, [[arrival.account, from, amount]]))
  const hold = { id: allowanceOf(promise), kind: 'deposit' as const, action: 'close' as const, owner: promise }
  const posting = leaving(arrival, [[from, 'cash', amount]])
  await post(house, tx, { ...posting, ...(isThere ? {} : { wallet, id: `credited:${arrival.arrival}` }), counted: amount, hold })
  await keepToMaxBalance(tx, wallet, null, house.clock.now())
}

async function refusePlayer(
  house: House,
  tx: Transaction,
  { currency, account }: Arrival,
  { player, isNobodys }: Pick<Crediting, 'player' | 'isNobodys'>,
): Promise<void> {
  const { id, shard, country, closure } = player
  if (player.currency !== currency)
    throw new MayNot(`The wallet of player ${id} is in ${player.currency}, the money in ${currency}: return it.`)
  if (closure) throw new MayNot(`The account of player ${id} is closed: return the money.`)
  if (isNobodys && appliedRules(house, country).payments.ownNameOnly)
    throw new MayNot(`The rules of ${country} want the player's own account, and ${account} does not say whose this came from: return it.`)
  const held = await operatorRefusal({ db: tx }, { shard, player: id }, 'deposit')
  if (held) throw new MayNot(`The money of player ${id} is held (${held.refused}): nothing is credited until that has ended.`)
}

type Move = Extract<Posting, { op: 'move' }>

/** Builds the posting that takes an arrival out of suspense; its id allows only one. */
const leaving = ({ shard, player, currency, arrival, reference }: Arrival, legs: Leg[]): Move => ({
  op: 'move',
  wallet: { shard, player, currency },
  id: `decided:${arrival}`,
  kind: 'suspenseDecision',
  reason: reference,
  legs,
})

async function post(house: House, tx: Transaction, posting: Posting): Promise<void> {
  const [result] = await house.wallet.postInside(tx, [posting])
  if (result?.outcome !== 'posted' || result.replayed)
    throw new Error(`The posting ${posting.id} ended as ${result?.replayed ? 'replayed' : result?.outcome}`)
}

function sentenceOf(arrival: Arrival, { kind, amount, owner, decided_by: by, decided_at: at }: Decision): string {
  const what = kind === 'credit' ? `credited to player ${owner}` : 'sent back'
  return `${shown(amount, arrival)} of ${arrival.arrival}: ${what}, decided by ${by} at ${at.toISOString()}.`
}
