import { dismissNotice, takeAgain } from '../../cashier/provider-notices/index.ts'
import type { ActContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { itemDecided, toDecide } from '../queues/set-aside.ts'
import { noticeQueue } from './notice-queue.ts'
import { versionOf } from './read-notices.ts'

type Item = { item: string }
type Decided = Record<string, never> | OfficeRefused

/** Takes a notice once more. */
export const takeOnceMore = (asking: ActContext, { item }: Item): Promise<Decided> => decide(asking, item, 'taken', takeAgain)

/** Dismisses a notice. */
export const dismiss = (asking: ActContext, { item }: Item): Promise<Decided> => decide(asking, item, 'dismissed', dismissNotice)

async function decide(
  asking: ActContext,
  item: string,
  after: 'taken' | 'dismissed',
  act: typeof takeAgain | typeof dismissNotice,
): Promise<Decided> {
  const row = await toDecide(asking, noticeQueue, item)
  if (isNo(row)) return row
  asking.looksAt(`notice:${item}`, versionOf(row))
  const done = await act(asking.house, item, asking.colleague.actor)
  if (typeof done === 'string') return no('mayNot', { message: done })
  asking.changes({ what: 'notice.state', ...(row.player > 0n ? { subject: `player:${row.player}` } : {}), before: 'waiting', after })
  await itemDecided(asking, noticeQueue, item)
  return {}
}
