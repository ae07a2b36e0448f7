import type { MessageName } from '@fairhouse/messages/message-templates.ts'
import { formatAmount, moneyText } from '@fairhouse/money'
import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import { deleteJobOf, writeJob } from '../../base/jobs/jobs.sql.ts'
import { keepToMaxBalance } from '../../money/limit-enforcement/index.ts'
import type { Leg, Posting, WalletKey } from '../../money/wallet/index.ts'
import { notifyPlayer } from '../../edge/web-push/index.ts'
import { appendFacts, readFacts, type FactRow } from '../attempts/attempt.sql.ts'
import type { Fact, Progress } from '../provider-contract/provider.ts'
import { providerNamed } from '../providers/providers.ts'
import { withdrawalHold } from './request-withdrawal.ts'
import { readWithdrawal, updateWithdrawal, type WithdrawalRow, type WithdrawalState } from './withdrawal.sql.ts'

export const payoutJob = 'payout'
const againMs = 5_000
export const payoutKeyOf = (shard: number, reference: string): string => `${shard}:${reference}`

type SettledWithdrawal = { row: WithdrawalRow; state: WithdrawalState; changed: boolean }

/** Folds facts into a withdrawal's state: a return beats a payment, since payments can bounce. */
function foldWithdrawal(state: WithdrawalState, facts: FactRow[]): WithdrawalState {
  if (state === 'pending' || state === 'cancelled' || state === 'rejected') return state
  const kinds = new Set(facts.map(({ kind }) => kind))
  if (kinds.has('returned') || kinds.has('payoutFailed')) return 'returned'
  if (kinds.has('paid')) return 'paid'
  return kinds.has('pending') ? 'processing' : state
}

/** Applies the provider's report on a payout: facts, money and state in one transaction. */
export async function settleWithdrawalInside(
  house: House,
  tx: Transaction,
  shard: number,
  reference: string,
  progress: Progress,
): Promise<SettledWithdrawal | undefined> {
  const row = await readWithdrawal(tx, shard, reference, true)
  const told = row && factsOfPayout(house, row, progress)
  if (!row || !told) return undefined
  const at = house.clock.now()
  const added = await appendFacts(tx, shard, reference, told, at)
  const facts = await readFacts(tx, shard, reference)
  const state = foldWithdrawal(row.state, facts)
  for (const posting of postingsOfFacts(row, facts)) await postOne(house, tx, posting)
  if (state === 'returned') await keepToMaxBalance(tx, row, null, at)
  const reason = facts.find(({ kind }) => kind === 'payoutFailed' || kind === 'returned')?.details.reason
  await updateWithdrawal(
    tx,
    shard,
    reference,
    {
      state,
      ...(progress.providerReference ? { providerReference: progress.providerReference } : {}),
      ...(reason ? { reason: String(reason) } : {}),
    },
    at,
  )
  if (state === 'paid' || state === 'returned') await deleteJobOf(tx, payoutJob, payoutKeyOf(shard, reference))
  else await writeJob(tx, payoutJob, payoutKeyOf(shard, reference), new Date(at.getTime() + againMs))
  return { row, state, changed: added > 0 || state !== row.state }
}

const neverSent: readonly WithdrawalState[] = ['pending', 'cancelled', 'rejected']

/**
 * Returns the facts about this very payout; undefined if another provider reports it, it was never sent, or the sum
 * differs: a transfer that merely quotes a payout's reference is not its return.
 */
function factsOfPayout(house: House, row: WithdrawalRow, { from = row.provider, facts }: Progress): Fact[] | undefined {
  if (from !== row.provider || neverSent.includes(row.state)) return undefined
  const { tellsReturnsAsMoney } = providerNamed(house, row.provider).provider
  const told = facts.map((fact): Fact => (fact.kind === 'received' && tellsReturnsAsMoney ? { ...fact, kind: 'returned' } : fact))
  const sent = row.amount - row.fee
  const isOfIt = ({ kind, money }: Fact) =>
    kind !== 'received' && (money === undefined || (money.amount === sent && money.currency === row.currency))
  return told.every(isOfIt) ? told : undefined
}

/**
 * Books the outcome. Paid: the money in transit leaves the float. Failed or returned: it is the player's again. Both,
 * in any order: it returns to the float.
 */
function postingsOfFacts(row: WithdrawalRow, facts: FactRow[]): Posting[] {
  const wallet: WalletKey = row
  const about = { op: 'move' as const, wallet, kind: 'withdrawal', reason: row.reference }
  const underWay = `payouts:${row.provider}`
  const float = `float:${row.provider}`
  const sent = row.amount - row.fee
  const paid = facts.some(({ kind }) => kind === 'paid')
  const back = facts.some(({ kind }) => kind === 'returned' || kind === 'payoutFailed')
  const recalled: Posting = { ...about, id: `withdrawal:${row.reference}:recalled`, legs: [[float, underWay, sent]] }
  return [
    ...(paid ? [{ ...about, id: `withdrawal:${row.reference}:paid`, legs: [[underWay, float, sent]] } satisfies Posting] : []),
    ...(back
      ? [
          {
            ...about,
            id: `withdrawal:${row.reference}:returned`,
            kind: 'withdrawalReturned',
            legs: [[underWay, 'cash', sent], ...feeLegs(row, 'fees', 'cash')],
          } satisfies Posting,
        ]
      : []),
    ...(paid && back ? [recalled] : []),
  ]
}

const feeLegs = ({ fee }: WithdrawalRow, from: string, to: string): Leg[] => (fee > 0n ? [[from, to, fee]] : [])

/** Ends a request's hold: the money goes back to cash, or on to the provider. */
export async function endRequest(house: House, tx: Transaction, row: WithdrawalRow, to: 'cash' | 'sent'): Promise<void> {
  await postOne(house, tx, {
    op: 'move',
    wallet: row,
    id: `withdrawal:${row.reference}:${to}`,
    kind: to === 'cash' ? 'withdrawalCancelled' : 'withdrawal',
    reason: row.reference,
    legs:
      to === 'cash'
        ? [['pending_withdrawal', 'cash', row.amount]]
        : [['pending_withdrawal', `payouts:${row.provider}`, row.amount - row.fee], ...feeLegs(row, 'pending_withdrawal', 'fees')],
    hold: { id: withdrawalHold(row.reference), kind: 'withdrawal', action: 'close', owner: row.reference },
  })
  if (to === 'cash') await keepToMaxBalance(tx, row, null, house.clock.now())
}

async function postOne(house: House, tx: Transaction, posting: Posting): Promise<void> {
  const [result] = await house.wallet.postInside(tx, [posting])
  if (result?.outcome !== 'posted') throw new Error(`The posting ${posting.id} ended as ${result?.outcome}`)
}

/** Tells the player's browsers, after the commit. */
export function announceWithdrawal(house: House, { row, state }: SettledWithdrawal): void {
  house.tell(row.player, { about: 'withdrawal', reference: row.reference, status: state === 'sending' ? 'processing' : state })
  house.tell(row.player, { about: 'wallet', shard: row.shard, currency: row.currency })
  const message = notices[state]
  if (!message) return
  const amount = moneyText(formatAmount(row.amount, row.currency), row.currency)
  notifyPlayer(house, row, { message, values: { amount }, path: '/my/transactions/withdrawal' }).catch((error: unknown) =>
    house.log.warn({ error }, 'a notice could not be put on its way'),
  )
}

/** The push messages about a withdrawal while the site is closed. */
const notices: Partial<Record<SettledWithdrawal['state'], MessageName>> = {
  paid: 'withdrawalPaid',
  rejected: 'withdrawalRejected',
  returned: 'withdrawalReturned',
}
