import { dismissReturn } from '../../play/game-returns/index.ts'
import type { ActContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { switchGameOff } from '../games/change-games.ts'
import { itemDecided, toDecide } from '../queues/set-aside.ts'
import type { QueueRow } from '../queues/queue.sql.ts'
import { versionOf } from './read-alarms.ts'
import { returnAlarmQueue } from './return-alarm-queue.ts'
import type { AlarmOfGame } from './return-alarm-queue.sql.ts'

type Item = { item: string }
type Decided = Record<string, never> | OfficeRefused

/** Accepts the proposal to switch a game off. The alarm stays: should the game be switched on as it is, it waits again. */
export async function switchOff(asking: ActContext, { item }: Item): Promise<Decided> {
  const row = await lookedAt(asking, item)
  if (isNo(row)) return row
  if (row.grade !== 'proposal')
    return no('mayNot', { message: 'The return is outside of 99 % alone. The page of the game switches it off.' })
  const done = await switchGameOff(asking, { id: item, countries: [] })
  if (isNo(done)) return done
  await itemDecided(asking, returnAlarmQueue, item)
  return {}
}

/** Dismisses the alarm about a game. */
export async function dismiss(asking: ActContext, { item }: Item): Promise<Decided> {
  const row = await lookedAt(asking, item)
  if (isNo(row)) return row
  const refused = await dismissReturn(asking.house, row.game, asking.colleague.actor)
  if (refused !== undefined) return no('mayNot', { message: refused })
  asking.changes({ what: 'returnAlarm.state', subject: `game:${item} ${row.name}`, before: row.grade, after: 'dismissed' })
  await itemDecided(asking, returnAlarmQueue, item)
  return {}
}

async function lookedAt(asking: ActContext, item: string): Promise<QueueRow<AlarmOfGame> | OfficeRefused> {
  const row = await toDecide(asking, returnAlarmQueue, item)
  if (!isNo(row)) asking.looksAt(`returnAlarm:${item}`, versionOf(row))
  return row
}
