import { readFile } from 'node:fs/promises'
import type { House } from '../base/house.ts'
import { catalogue } from './catalogue.ts'
import { readSettingRows } from './settings.sql.ts'
import { readSettingsText, takeSettings } from './settings-file.ts'
import { isSettingName, withoutUnknown } from './settings.ts'

/** At start, applies the settings file (SETTINGS_FILE, if set) and logs stored settings that have no effect. */
export async function settingsAtStart({ db, env, clock, settings, log }: House): Promise<void> {
  if (env.settingsFile) {
    const given = readSettingsText(await readFile(env.settingsFile, 'utf8'))
    const { problems } = await takeSettings(db, settings, given, clock.now(), 'job:settings-file')
    for (const problem of problems) log.warn(problem)
  }
  for (const { name, value } of await readSettingRows(db)) for (const problem of problemsOf(name, value)) log.warn(problem)
}

/** Lists why a stored setting has no effect, or only in part. */
function problemsOf(name: string, stored: unknown): string[] {
  if (!isSettingName(name)) return [`${name} is no setting of this version and is skipped.`]
  const { value, unknown } = withoutUnknown(name, stored)
  if (unknown.length > 0) return unknown
  try {
    catalogue[name].parse(value)
    return []
  } catch (error) {
    return [`${name}: ${(error as Error).message} What is stored is skipped, and the default holds.`] // the catalogue throws Errors
  }
}
