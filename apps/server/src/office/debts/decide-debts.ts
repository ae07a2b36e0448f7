import { formatAmount } from '@fairhouse/money'
import { recoverDebt, writeOffDebt, type DebtDecided } from '../../cashier/debts/index.ts'
import type { ActContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { outOfReach } from '../base/reach.ts'
import { itemDecided, toDecide } from '../queues/set-aside.ts'
import type { QueueRow } from '../queues/queue.sql.ts'
import { debtQueue } from './debt-queue.ts'
import type { OpenDebt } from './debt-queue.sql.ts'
import { versionOf } from './read-debts.ts'

type Item = { item: string }
type Decided = Record<string, never> | OfficeRefused

/** Takes a debt from the player's cash, as far as that goes. */
export async function recover(asking: ActContext, { item }: Item): Promise<Decided> {
  const row = await lookedAt(asking, item)
  if (isNo(row)) return row
  return decided(asking, row, 'debt.recovered', await recoverDebt(asking.house, row, asking.colleague.actor))
}

/** Writes a debt off. */
export async function writeOff(asking: ActContext, { item }: Item): Promise<Decided> {
  const row = await lookedAt(asking, item)
  if (isNo(row)) return row
  const { player, country, amount, currency } = row
  const refused = await outOfReach(asking, 'debts.writeOff', { player, country, amount, currency })
  return refused ?? decided(asking, row, 'debt.writtenOff', await writeOffDebt(asking.house, row, asking.colleague.actor))
}

async function lookedAt(asking: ActContext, item: string): Promise<QueueRow<OpenDebt> | OfficeRefused> {
  const row = await toDecide(asking, debtQueue, item)
  if (!isNo(row)) asking.looksAt(`debt:${item}`, versionOf(row))
  return row
}

async function decided(asking: ActContext, row: QueueRow<OpenDebt>, what: string, outcome: DebtDecided | string): Promise<Decided> {
  if (typeof outcome === 'string') return no('mayNot', { message: outcome })
  const text = (minor: bigint) => `${formatAmount(minor, row.currency)} ${row.currency}`
  asking.changes({ what, subject: `player:${row.player}`, before: text(row.amount), after: text(outcome.left) })
  if (outcome.left === 0n) await itemDecided(asking, debtQueue, row.item)
  return {}
}
