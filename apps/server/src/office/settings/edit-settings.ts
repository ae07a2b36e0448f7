import {
  changeSetting as change,
  isSettingName,
  planSetting,
  readSettingInput,
  readSettingVersions,
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
