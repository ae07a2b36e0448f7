import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { writeJob } from '../../base/jobs/jobs.sql.ts'
import { chatWordsJob, chatWordsSetting, readRoomChat } from '../../play/room-chat/index.ts'
import { changeSetting, readSettingVersions } from '../../settings/index.ts'
import type { ActContext, StaffContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { readActorNames } from '../records/actor-names.ts'

const versionsAtOnce = 20

/** Reads the words of the house, their versions, and which one the studio uses. */
export async function readChatWords(
  { house }: StaffContext,
  { after }: { after?: string | undefined },
): Promise<OfficeAnswers<'GET /office/chat/words'>> {
  // What was changed a moment ago is shown, also by a process that has not heard of it yet.
  await house.settings.reload()
  const before = after !== undefined && /^\d{1,9}$/.test(after) ? Number(after) : undefined
  const [found, [newest], told] = await Promise.all([
    readSettingVersions(house.db, chatWordsSetting, before, versionsAtOnce + 1),
    readSettingVersions(house.db, chatWordsSetting, undefined, 1),
    readRoomChat(house, { isReported: true, most: 1 }),
  ])
  const shown = found.slice(0, versionsAtOnce)
  const names = await readActorNames(
    house.db,
    shown.map(({ changed_by: by }) => by),
  )
  return {
    words: [...house.settings.get(chatWordsSetting)],
    version: String(newest?.version ?? 0),
    inUse: told === 'away' ? null : told.wordsVersion,
    versions: shown.map(({ version, value, changed_at: at, changed_by: by }) => ({
      version,
      words: value as string[], // the setting's own entry has read it
      changedAt: at.toISOString(),
      changedBy: names.get(by) ?? by,
    })),
    next: found.length > versionsAtOnce ? String(shown.at(-1)?.version) : null,
  }
}

/** Puts other words of the house in place, each once and in order. */
export async function setChatWords(
  { house, sql, at, colleague, changes, looksAt }: ActContext,
  { words }: { words: string[] },
): Promise<Record<string, never> | OfficeRefused> {
  const [newest] = await readSettingVersions(sql, chatWordsSetting, undefined, 1)
  looksAt('chat.words', String(newest?.version ?? 0))
  const before = (newest?.value ?? []) as string[] // the setting's own entry has read it
  const after = [...new Set(words.map((word) => word.toLowerCase()))].toSorted((a, b) => a.localeCompare(b))
  const [added, removed] = [after.filter((word) => !before.includes(word)), before.filter((word) => !after.includes(word))]
  if (added.length + removed.length === 0) return no('mayNot', { message: 'These words are there already.' })
  await changeSetting(house.db, chatWordsSetting, after, at, colleague.actor)
  for (const word of removed) changes({ what: 'chat.word', subject: word, before: 'blocked', after: null })
  for (const word of added) changes({ what: 'chat.word', subject: word, before: null, after: 'blocked' })
  await writeJob(sql, chatWordsJob, 'all', at)
  return {}
}
