import { messageOf } from '../../base/message-of.ts'
import {
  changeSetting as change,
  isSettingName,
  planSetting,
  readSettingInput,
  readSettingsText,
  readSettingVersions,
  takeSettings,
  withdrawSettingPlan as withdraw,
} from '../../settings/index.ts'
import { canonical } from '../acts/canonical.ts'
import type { ActContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { differencesOf, textOf } from '../acts/differences.ts'

type Done = Record<string, never> | OfficeRefused
type Change = { name: string; value?: unknown; dueAt?: string | undefined }

/** Gives a setting another value, now or at a moment to come. */
export async function changeSetting(asking: ActContext, { name, value, dueAt }: Change): Promise<Done> {
  const { house, sql, at, colleague, changes, looksAt } = asking
  if (!isSettingName(name)) return no('notFound')
  const [newest] = await readSettingVersions(sql, name, undefined, 1)
  looksAt(`setting:${name}`, String(newest?.version ?? 0))
  const read = await readSettingInput(sql, name, value)
  if ('refused' in read) return no('mayNot', { message: read.refused })
  const before = house.settings.get(name)
  if (dueAt === undefined) {
    if (canonical(before) === canonical(read.value)) return no('mayNot', { message: 'It has this value already.' })
    await change(house.db, name, read.value, at, colleague.actor)
    differencesOf(`setting:${name}`, before, read.value).forEach((one) => changes({ what: 'setting', ...one }))
    return {}
  }
  const due = new Date(dueAt)
  if (due <= at) return no('mayNot', { message: 'That moment is over: choose one to come, or change the setting at once.' })
  await planSetting(house.db, { name, value: read.value, dueAt: due }, at, colleague.actor)
  differencesOf(`setting:${name}`, before, read.value).forEach((one) => changes({ what: 'setting.planned', ...one }))
  changes({ what: 'setting.dueAt', subject: `setting:${name}`, before: null, after: dueAt })
  return {}
}

/** Withdraws a planned change. */
export async function withdrawSettingPlan(asking: ActContext, { name, plan }: { name: string; plan: string }): Promise<Done> {
  const { house, at, colleague, changes } = asking
  const withdrawn = await withdraw(house.db, BigInt(plan), at, colleague.actor)
  if (withdrawn?.name !== name) return no('notFound')
  changes({ what: 'setting.planned', subject: `setting:${name}`, before: textOf(withdrawn.value), after: null })
  return {}
}

/** Sets what a file of settings sets, and tells what it could not take. */
export async function applySettings(
  { house, at, colleague, changes }: ActContext,
  { text }: { text: string },
): Promise<{ taken: string[]; problems: string[] } | OfficeRefused> {
  const given = settingsIn(text)
  if (typeof given === 'string') return no('mayNot', { message: given })
  const before = new Map(Object.keys(given).flatMap((name) => (isSettingName(name) ? [[name, house.settings.get(name)] as const] : [])))
  const { taken, problems } = await takeSettings(house.db, house.settings, given, at, colleague.actor)
  for (const [name, was] of before)
    if (taken.includes(name)) differencesOf(`setting:${name}`, was, given[name]).forEach((one) => changes({ what: 'setting', ...one }))
  if (taken.length === 0) return no('mayNot', { message: problems.join(' ') || 'Nothing in the file differs from what is set.' })
  return { taken, problems }
}

function settingsIn(text: string): Record<string, unknown> | string {
  try {
    return readSettingsText(text)
  } catch (error) {
    return messageOf(error)
  }
}
