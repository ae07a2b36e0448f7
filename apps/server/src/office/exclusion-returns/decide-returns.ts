import { decideReturn, type ReturnVerdict } from '../../knowing/exclusion/index.ts'
import { findPlayer } from '../../people/players/index.ts'
import type { ActContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { itemDecided, toDecide } from '../queues/set-aside.ts'
import { versionOf } from './read-returns.ts'
import { returnQueue } from './return-queue.ts'

type Decided = Record<string, never> | OfficeRefused

/** Keeps that nothing speaks against a return: the exclusion ends by itself once its cooling-off time is over. */
export const letReturn = (asking: ActContext, { item }: { item: string }): Promise<Decided> =>
  decide(asking, item, { kind: 'nothingAgainst' })

/** Extends an exclusion whose end was asked for. */
export const extendExclusion = (asking: ActContext, { item, months }: { item: string; months: number | null }): Promise<Decided> =>
  decide(asking, item, { kind: 'extended', months })

async function decide(asking: ActContext, item: string, verdict: ReturnVerdict): Promise<Decided> {
  const { house, colleague, changes, looksAt } = asking
  const row = await toDecide(asking, returnQueue, item)
  if (isNo(row)) return row
  const player = await findPlayer(house, String(row.player))
  if (!player) return no('notFound')
  looksAt(`exclusionReturn:${item}`, versionOf(row))
  const decided = await decideReturn(house, player, verdict, colleague.actor)
  if (typeof decided === 'string') return no('mayNot', { message: decided })
  const subject = `player:${row.player}`
  changes({ what: 'exclusionReturn.state', subject, before: 'waiting', after: verdict.kind })
  changes({
    what: 'exclusionReturn.until',
    subject,
    before: verdict.kind === 'extended' ? row.ends_at.toISOString() : null,
    after: decided.until?.toISOString() ?? 'forGood',
  })
  await itemDecided(asking, returnQueue, item)
  return {}
}
