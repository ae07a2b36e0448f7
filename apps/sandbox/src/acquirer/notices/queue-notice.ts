import type { Queries } from '@fairhouse/process/database.ts'
import { newId } from '@fairhouse/process/ids.ts'
import { readDefaults, takeDefault } from '../base/defaults.sql.ts'
import type { Notice, NoticeType } from './notice.ts'
import { insertNotice } from './notice.sql.ts'

/** A notice to be sent, and how. */
type News = {
  type: NoticeType
  about: string
  url: string
  data: Record<string, unknown>
  delayMs?: number
  copies?: number
}

/** Puts a notice into the queue within the transaction in which the thing itself happened. */
export async function queueNotice(query: Queries, news: News, now: Date): Promise<void> {
  const { webhookDelayMs } = await readDefaults(query)
  const dropped = await takeDefault(query, 'dropNotices')
  const doubled = !dropped && (await takeDefault(query, 'duplicateNotices'))
  const eventId = newId('evt')
  await insertNotice(query, {
    eventId,
    type: news.type,
    about: news.about,
    url: news.url,
    body: JSON.stringify({ id: eventId, type: news.type, createdAt: now.toISOString(), data: news.data }),
    copies: doubled ? 2 : (news.copies ?? 1),
    createdAt: now,
    nextAt: dropped ? null : new Date(now.getTime() + webhookDelayMs + (news.delayMs ?? 0)),
    outcome: dropped ? 'dropped' : 'waiting',
  })
}

/** Sends an event once more, the very same text; the merchant must know it again by its id. */
export async function repeatNotice(
  query: Queries,
  notice: Notice,
  now: Date,
  how: { delayMs?: number; copies?: number } = {},
): Promise<void> {
  const { eventId, type, about, url, body } = notice
  const nextAt = new Date(now.getTime() + (how.delayMs ?? 0))
  await insertNotice(query, { eventId, type, about, url, body, copies: how.copies ?? 1, createdAt: now, nextAt, outcome: 'waiting' })
}
