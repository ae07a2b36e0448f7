import { formatAmount } from '@fairhouse/money'
import { decideSuspense, type Verdict } from '../../cashier/suspense/index.ts'
import { findPlayer } from '../../people/players/index.ts'
import type { ActContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { outOfReach } from '../base/reach.ts'
import { itemDecided, toDecide } from '../queues/set-aside.ts'
import { versionOf } from './read-suspense.ts'
import { suspenseQueue } from './suspense-queue.ts'

type Decided = Record<string, never> | OfficeRefused

/** Credits money in suspense to a player, within their limits. */
export async function creditSuspense(asking: ActContext, { item, player: who }: { item: string; player: string }): Promise<Decided> {
  const player = await findPlayer(asking.house, who)
  if (!player) return no('mayNot', { message: `There is no player "${who}". Name a player by id, e-mail address or user name.` })
  const refused = await outOfReach(asking, 'suspense.credit', { player: player.id, country: player.country })
  return refused ?? decide(asking, item, { kind: 'credit', player }, `player:${player.id}`)
}

/** Keeps that money in suspense was sent back to its sender. */
export const returnSuspense = (asking: ActContext, { item }: { item: string }): Promise<Decided> =>
  decide(asking, item, { kind: 'return' }, 'returned')

async function decide(asking: ActContext, item: string, verdict: Verdict, after: string): Promise<Decided> {
  const { colleague, reason, changes, looksAt } = asking
  const row = await toDecide(asking, suspenseQueue, item)
  if (isNo(row)) return row
  const { player, country, amount, currency } = row
  const permission = verdict.kind === 'credit' ? 'suspense.credit' : 'suspense.return'
  const refused = await outOfReach(asking, permission, { player, country, amount, currency })
  if (refused) return refused
  looksAt(`suspense:${item}`, versionOf(row))
  const decided = await decideSuspense(asking.house, item, verdict, { actor: colleague.actor, reason })
  if (typeof decided === 'string') return no('mayNot', { message: decided })
  if (decided.before) return no('decidedBefore')
  const before = `${formatAmount(decided.decision.amount, currency)} ${currency}`
  changes({ what: `suspense.${verdict.kind}`, subject: `suspense:${item}`, before, after })
  await itemDecided(asking, suspenseQueue, item)
  return {}
}
