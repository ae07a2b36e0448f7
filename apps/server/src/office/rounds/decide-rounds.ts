import { formatAmount } from '@fairhouse/money'
import { askStudio, rollBackRound, settleByStudio, type StudioSays } from '../../play/round-settlement/index.ts'
import type { ActContext, StaffContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { outOfReach } from '../base/reach.ts'
import { aboutOf } from '../queues/queue-item.ts'
import { itemOf } from '../queues/read-queue.ts'
import { itemDecided, toDecide } from '../queues/set-aside.ts'
import type { QueueRow } from '../queues/queue.sql.ts'
import { answerOf, versionOf } from './read-rounds.ts'
import { roundQueue } from './round-queue.ts'
import type { HangingRound } from './round-queue.sql.ts'

type Item = { item: string }
type Decided = Record<string, never> | OfficeRefused

/** Asks the studio how a round stands, and keeps the answer beside it. */
export async function askAboutRound(asking: StaffContext, { item }: Item): Promise<{ says: StudioSays } | OfficeRefused> {
  const queue = roundQueue(asking.house)
  const row = await itemOf(asking, queue, item)
  if (isNo(row)) return row
  const refused = await outOfReach(asking, 'rounds.settle', aboutOf(queue, row))
  return refused ?? { says: await askStudio(asking.house, row) }
}

/** Settles a round by what its studio has just said. */
export async function settle(asking: ActContext, { item }: Item): Promise<Decided> {
  const row = await lookedAt(asking, item)
  if (isNo(row)) return row
  asking.looksAt(`round.answer:${item}`, answerOf(row))
  const { player, country, currency, won, says_won: wins } = row
  const refused = await outOfReach(asking, 'rounds.settle', { player, country, amount: wins === null ? 0n : wins - won, currency })
  return refused ?? decided(asking, row, await settleByStudio(asking.house, row, row.round, asking.colleague.actor))
}

/** Gives the stake of a round back. */
export async function rollBack(asking: ActContext, { item }: Item): Promise<Decided> {
  const row = await lookedAt(asking, item)
  if (isNo(row)) return row
  return decided(asking, row, await rollBackRound(asking.house, row, row.round, asking.colleague.actor))
}

async function lookedAt(asking: ActContext, item: string): Promise<QueueRow<HangingRound> | OfficeRefused> {
  const row = await toDecide(asking, roundQueue(asking.house), item)
  if (!isNo(row)) asking.looksAt(`round:${item}`, versionOf(row))
  return row
}

async function decided(
  asking: ActContext,
  row: QueueRow<HangingRound>,
  outcome: { paid: bigint; givenBack: bigint } | string,
): Promise<Decided> {
  if (typeof outcome === 'string') return no('mayNot', { message: outcome })
  const { paid, givenBack } = outcome
  const text = (minor: bigint) => `${formatAmount(minor, row.currency)} ${row.currency}`
  const subject = `player:${row.player}`
  asking.changes({ what: 'round.inPlay', subject, before: text(row.amount), after: text(0n) })
  const isBack = givenBack > 0n
  asking.changes({ what: isBack ? 'round.givenBack' : 'round.paid', subject, before: null, after: text(isBack ? givenBack : paid) })
  await itemDecided(asking, roundQueue(asking.house), row.item)
  return {}
}
