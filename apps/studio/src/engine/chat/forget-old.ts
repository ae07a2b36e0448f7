import type { Studio } from '../studio.ts'
import { chatRules } from './chat.ts'
import { deleteOldMessages } from './message.sql.ts'
import { deleteUnusedNames } from './writer.sql.ts'

const everyMs = 3_600_000
const forgotten = new WeakMap<Studio, number>()

/** Deletes, once an hour, what is older than it is kept. */
export async function forgetOldChat(studio: Studio): Promise<void> {
  const { database, clock } = studio.world
  const now = clock.now().getTime()
  if (now - (forgotten.get(studio) ?? 0) < everyMs) return
  forgotten.set(studio, now)
  const ago = (ms: number) => new Date(now - ms)
  await deleteOldMessages(database.query, ago(chatRules.keptMs), ago(chatRules.keptReportedMs))
  await deleteUnusedNames(database.query, ago(chatRules.unusedMs))
}
