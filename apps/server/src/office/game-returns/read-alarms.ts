import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { QueuePart } from '@fairhouse/contract/office/queues/queue-parts.ts'
import type { ReturnAlarmRow } from '@fairhouse/contract/office/queues/return-alarms.ts'
import type { House } from '../../base/house.ts'
import { readNewest } from '../../play/game-editing/index.ts'
import { findReturns } from '../../play/game-returns/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { isNo, type OfficeRefused } from '../base/office-refusal.ts'
import { itemView, noteOf } from '../queues/queue-item.ts'
import { itemOf, listQueue } from '../queues/read-queue.ts'
import type { QueueRow } from '../queues/queue.sql.ts'
import { periodOf, standingsOf, statedView } from './read-returns.ts'
import { returnAlarmQueue } from './return-alarm-queue.ts'
import type { AlarmOfGame } from './return-alarm-queue.sql.ts'

export async function listReturnAlarms(asking: StaffContext, wanted: { part?: QueuePart | undefined; after?: string | undefined }) {
  const { rows, next } = await listQueue(asking, returnAlarmQueue, wanted)
  return { items: rows.map((row) => rowView(asking.house, row)), next }
}

type Page = OfficeAnswers<'GET /office/return-alarms/one'>

/** Shows a game whose return lies outside of its band, in each stretch of days. */
export async function readReturnAlarm(asking: StaffContext, { item }: { item: string }): Promise<Page | OfficeRefused> {
  const { house } = asking
  const row = await itemOf(asking, returnAlarmQueue, item)
  if (isNo(row)) return row
  const at = house.clock.now()
  const [found] = await findReturns(house.db, at, row.days, row.game)
  return {
    alarm: rowView(house, row),
    facts: {
      version: versionOf(row),
      gameVersion: String((await readNewest(house.db, 'game', row.game))?.version ?? 0),
      note: noteOf(house, returnAlarmQueue, row),
      judgedAt: row.judged_at.toISOString(),
      stated: found ? statedView(found) : null,
      periods: await standingsOf(house.db, at, row.game),
    },
  }
}

/** The version of what a decision looks at: what was found, and since when; not each judgement that comes to the same. */
export const versionOf = ({ grade, side, since }: QueueRow<AlarmOfGame>): string => `${grade} ${side} ${since.toISOString()}`

const rowView = (house: House, row: QueueRow<AlarmOfGame>): ReturnAlarmRow => ({
  ...itemView(house, returnAlarmQueue, row),
  game: String(row.game),
  name: row.name,
  studio: row.studio,
  provider: row.provider,
  grade: row.grade,
  side: row.side,
  period: periodOf(row.days),
  errors: row.errors.toFixed(1),
})
