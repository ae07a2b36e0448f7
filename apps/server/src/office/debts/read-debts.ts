import type { DebtRow } from '@fairhouse/contract/office/queues/debts.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { QueuePart } from '@fairhouse/contract/office/queues/queue-parts.ts'
import { formatAmount } from '@fairhouse/money'
import type { House } from '../../base/house.ts'
import { readDebtMoves, readDepositsSince, readWrittenOff } from '../../cashier/debts/index.ts'
import { readWalletRow } from '../../money/wallet/index.ts'
import { findPlayer } from '../../people/players/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { itemView, noteOf } from '../queues/queue-item.ts'
import { itemOf, listQueue } from '../queues/read-queue.ts'
import type { QueueRow } from '../queues/queue.sql.ts'
import { shortName } from '../records/short-name.ts'
import { debtQueue } from './debt-queue.ts'
import type { OpenDebt } from './debt-queue.sql.ts'

const movesMost = 50

export async function listDebts(asking: StaffContext, wanted: { part?: QueuePart | undefined; after?: string | undefined }) {
  const { rows, next } = await listQueue(asking, debtQueue, wanted)
  return { items: rows.map((row) => rowView(asking.house, row)), next }
}

type Page = OfficeAnswers<'GET /office/debts/one'>

/** Shows what a player owes: how it came, what they have now, what they deposited since. */
export async function readDebt(asking: StaffContext, { item }: { item: string }): Promise<Page | OfficeRefused> {
  const { house } = asking
  const row = await itemOf(asking, debtQueue, item)
  if (isNo(row)) return row
  const [player, wallet, deposits, writtenOff, moves] = await Promise.all([
    findPlayer(house, String(row.player)),
    readWalletRow(house.db, row),
    readDepositsSince(house.db, row, row.since),
    readWrittenOff(house.db, row),
    readDebtMoves(house.db, row, movesMost),
  ])
  if (!player || !wallet) return no('notFound')
  const amount = (minor: bigint) => (minor < 0n ? `-${formatAmount(-minor, row.currency)}` : formatAmount(minor, row.currency))
  return {
    debt: rowView(house, row),
    facts: {
      version: versionOf(row),
      note: noteOf(house, debtQueue, row),
      player: { status: player.status, since: player.created_at.toISOString() },
      has: { cash: amount(wallet.cash), reserve: amount(wallet.reserve), pending: amount(wallet.pending_withdrawal) },
      deposits: { times: deposits.times, amount: amount(deposits.amount), lastAt: deposits.last?.toISOString() ?? null },
      rule: house.settings.get('be.debt.recovery'),
      writtenOff: amount(writtenOff),
      moves: moves.map(({ at, kind, about, amount: minor }) => ({ at: at.toISOString(), kind, about, amount: amount(minor) })),
    },
  }
}

/** The version of what a decision looks at: how much is owed. */
export const versionOf = ({ amount }: OpenDebt): string => String(amount)

const rowView = (house: House, row: QueueRow<OpenDebt>): DebtRow => ({
  ...itemView(house, debtQueue, row),
  player: String(row.player),
  name: shortName(house, { shard: row.shard, id: row.player, personal: row.personal, person_key: row.person_key }),
  country: row.country,
  amount: formatAmount(row.amount, row.currency),
  currency: row.currency,
})
