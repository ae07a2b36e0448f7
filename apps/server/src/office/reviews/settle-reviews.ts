import { settleReview as settle } from '../../people/registration/index.ts'
import { findPlayer } from '../../people/players/index.ts'
import type { ActContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { outOfReach } from '../base/reach.ts'
import { itemDecided, toDecide } from '../queues/set-aside.ts'
import { versionOf } from './read-reviews.ts'
import { reviewQueue } from './review-queue.ts'

type Given = { item: string; decision: 'different' | 'same' }

/** Decides whether two accounts are of one person. */
export async function settleReview(asking: ActContext, { item, decision }: Given): Promise<Record<string, never> | OfficeRefused> {
  const { house, colleague, changes, looksAt } = asking
  const row = await toDecide(asking, reviewQueue, item)
  if (isNo(row)) return row
  const [newer, older] = [await findPlayer(house, String(row.player)), await findPlayer(house, String(row.other))]
  if (!newer || !older) return no('notFound')
  const refused = await outOfReach(asking, 'reviews.decide', { player: older.id, country: newer.country })
  if (refused) return refused
  looksAt(`review:${item}`, versionOf(newer, older))
  if (!(await settle(house, BigInt(item), decision, colleague.actor))) return no('mayNot', { message: 'It has been decided already.' })
  changes({ what: 'review', subject: `player:${row.player}`, before: 'open', after: decision })
  changes({ what: 'review', subject: `player:${row.other}`, before: 'open', after: decision })
  await itemDecided(asking, reviewQueue, item)
  return {}
}
