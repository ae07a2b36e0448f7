import { isRefused } from '../../base/http/refusal.ts'
import { decideForPlayer } from '../../money/limit-changes/index.ts'
import { effectiveLimit, ownState, type LimitName } from '../../money/limits/index.ts'
import type { ActContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { itemDecided, toDecide } from '../queues/set-aside.ts'
import type { QueueRow } from '../queues/queue.sql.ts'
import { limitRaiseQueue } from './limit-raise-queue.ts'
import type { LimitInReview } from './limit-raise-queue.sql.ts'
import { amountText, limitsOf, mustTalk, versionOf } from './read-limit-raises.ts'

type Item = { item: string }
type Decided = Record<string, never> | OfficeRefused
type Looked = { row: QueueRow<LimitInReview>; name: LimitName }

/** Lets a raise go on that waits for a person. */
export async function approveLimitRaise(asking: ActContext, { item }: Item): Promise<Decided> {
  const looked = await lookedAt(asking, item)
  if (isNo(looked)) return looked
  if (mustTalk(looked.row)) return no('mayNot', { message: 'The rules want a talk with the player first. Keep it, then approve.' })
  return decide(asking, looked, 'approve')
}

/** Ends a raise that waits for a person; the old limit holds on. */
export async function rejectLimitRaise(asking: ActContext, { item }: Item): Promise<Decided> {
  const looked = await lookedAt(asking, item)
  return isNo(looked) ? looked : decide(asking, looked, 'reject')
}

/** Keeps that the player was spoken with; what needs a decision goes on waiting for it. */
export async function keepLimitTalk(asking: ActContext, { item }: Item): Promise<Decided> {
  const looked = await lookedAt(asking, item)
  if (isNo(looked)) return looked
  const { row, name } = looked
  const { house, colleague, reason, at, changes } = asking
  const answer = await decideForPlayer(house, walletOf(row), { act: 'contacted', name }, { actor: colleague.actor, reason })
  if (isRefused(answer)) return no('mayNot')
  changes({
    what: 'limit.contacted',
    subject: `player:${row.player}`,
    before: row.contacted_at?.toISOString() ?? null,
    after: at.toISOString(),
  })
  if (!row.review) await itemDecided(asking, limitRaiseQueue, item)
  return {}
}

async function decide(asking: ActContext, { row, name }: Looked, act: 'approve' | 'reject'): Promise<Decided> {
  const { house, colleague, reason, changes } = asking
  if (!row.review) return no('mayNot', { message: 'Nothing is to be approved here: the limit holds, and the player is to be spoken with.' })
  const before = await limitsOf(house, row)
  const answer = await decideForPlayer(house, walletOf(row), { act, name }, { actor: colleague.actor, reason })
  const after = await limitsOf(house, row)
  if (isRefused(answer) || !before || !after)
    return no('mayNot', { message: 'It waits no more: the player has taken it back, or the limit has ended.' })
  const subject = `player:${row.player}`
  changes({ what: 'limit.raise', subject, before: 'waiting', after: act })
  const [old, now] = [effectiveLimit(before, name)?.amount, effectiveLimit(after, name)?.amount]
  if (old !== now)
    changes({ what: `limit.${name.type}.${name.period}`, subject, before: amountText(row, old), after: amountText(row, now) })
  const due = ownState(after, name).pending?.dueAt
  if (due) changes({ what: 'limit.dueAt', subject, before: null, after: due.toISOString() })
  await itemDecided(asking, limitRaiseQueue, row.item)
  return {}
}

async function lookedAt(asking: ActContext, item: string): Promise<Looked | OfficeRefused> {
  const row = await toDecide(asking, limitRaiseQueue, item)
  if (isNo(row)) return row
  const limits = await limitsOf(asking.house, row)
  if (!limits) return no('notFound')
  asking.looksAt(`limitRaise:${item}`, versionOf(limits, row))
  return { row, name: { type: row.type, period: row.period } }
}

const walletOf = ({ shard, player, currency }: QueueRow<LimitInReview>) => ({ shard, player, currency })
