import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { QueuePart } from '@fairhouse/contract/office/queues/queue-parts.ts'
import type { WithdrawalRow } from '@fairhouse/contract/office/queues/withdrawals.ts'
import { formatAmount } from '@fairhouse/money'
import type { House } from '../../base/house.ts'
import { approvalRule, judgeWithdrawal, readMoneyFacts, readWithdrawalFacts } from '../../cashier/withdrawals/index.ts'
import { readPlayTotals, readWalletRow } from '../../money/wallet/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { shortName } from '../records/short-name.ts'
import { itemView, noteOf } from '../queues/queue-item.ts'
import { itemOf, listQueue } from '../queues/read-queue.ts'
import type { QueueRow } from '../queues/queue.sql.ts'
import { paymentGate } from './payment-gate.ts'
import { withdrawalQueue } from './withdrawal-queue.ts'
import type { PendingWithdrawal } from './withdrawal-queue.sql.ts'

const playDays = 30
const dayMs = 86_400_000

export async function listWithdrawals(asking: StaffContext, wanted: { part?: QueuePart | undefined; after?: string | undefined }) {
  const { rows, next } = await listQueue(asking, withdrawalQueue(asking.house), wanted)
  return { items: rows.map((row) => rowView(asking.house, row)), next }
}

type Page = OfficeAnswers<'GET /office/withdrawals/one'>

/** Shows a withdrawal with all that is known for its decision. */
export async function readWithdrawal(asking: StaffContext, { item }: { item: string }): Promise<Page | OfficeRefused> {
  const { house } = asking
  const row = await itemOf(asking, withdrawalQueue(asking.house), item)
  if (isNo(row)) return row
  const now = house.clock.now()
  const key = { shard: row.shard, player: row.player, currency: row.currency }
  const [known, money, wallet, play] = await Promise.all([
    readWithdrawalFacts(house.db, row.shard, item, now),
    readMoneyFacts(house.db, row.shard, row.player, row.currency),
    readWalletRow(house.db, key),
    readPlayTotals(house.db, key, new Date(now.getTime() - playDays * dayMs), now),
  ])
  if (!known) return no('notFound')
  const amount = (minor: bigint | undefined) => formatAmount(minor ?? 0n, row.currency)
  return {
    withdrawal: rowView(house, row),
    facts: {
      state: known.state,
      version: versionOf(known.state, known.stored_version),
      note: noteOf(house, withdrawalQueue(house), row),
      player: {
        status: known.player_status,
        since: known.player_since.toISOString(),
        isValidated: known.is_validated,
        hasMoneyHeld: known.holds,
      },
      destination: {
        description: row.description,
        isConfirmed: known.is_confirmed,
        isBlocked: known.is_blocked,
        paidInFrom: amount(known.paid_in),
        paidOutTo: amount(known.paid_out),
      },
      money: {
        cash: amount(wallet?.cash),
        pending: amount(wallet?.pending_withdrawal),
        deposited: amount(money.deposited),
        withdrawn: amount(money.withdrawn),
        staked: amount(play.staked),
        won: amount(play.won),
        lastDepositAt: money.last_deposit_at?.toISOString() ?? null,
      },
      payGate: paymentGate(house, row),
      checks: judgeWithdrawal(approvalRule(house), known, now),
    },
  }
}

/** The version of what a decision looks at: the request, and whether its destination is open and confirmed. */
export const versionOf = (state: string, destination: string): string => `${state} ${destination}`

function rowView(house: House, row: QueueRow<PendingWithdrawal>): WithdrawalRow {
  return {
    ...itemView(house, withdrawalQueue(house), row),
    player: String(row.player),
    name: shortName(house, { shard: row.shard, id: row.player, personal: row.personal, person_key: row.person_key }),
    country: row.country,
    amount: formatAmount(row.amount, row.currency),
    fee: formatAmount(row.fee, row.currency),
    currency: row.currency,
    destination: row.description,
  }
}
