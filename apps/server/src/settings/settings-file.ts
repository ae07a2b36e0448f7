import type { Actor } from '../base/actor.ts'
import type { Database } from '../base/database/database.ts'
import { catalogue, type SettingName } from './catalogue.ts'
import { changeSetting, isSettingName, withoutUnknown, type Settings } from './settings.ts'

/**
 * Renders all settings as one file: JSON with each setting below its purpose and default. Settings at their default are
 * comments, so the file shows only what this installation chose.
 */
export function settingsText(get: Settings['get']): string {
  const names = Object.keys(catalogue) as SettingName[] // the catalogue's own keys
  const parts = names.map((name) => {
    const { about, fallback, scope } = catalogue[name]
    const [value, standard] = [JSON.stringify(get(name)), JSON.stringify(fallback)]
    const line = `${JSON.stringify(name)}: ${value},`
    const reader = scope === 'page' ? 'pages and the server' : 'the server'
    return [`  // ${about}.`, `  // Read by ${reader}. Default: ${standard}`, value === standard ? `  // ${line}` : `  ${line}`].join('\n')
  })
  return `// The settings of this house. Take the two slashes away from a line to set it; a line with slashes changes nothing.\n{\n${parts.join('\n\n')}\n}\n`
}

/** Returns the settings in a file, by name; throws a sentence if it cannot be read. */
export function readSettingsText(text: string): Record<string, unknown> {
  const lines = text.split('\n').filter((line) => !/^\s*\/\//.test(line))
  try {
    const read: unknown = JSON.parse(lines.join('\n').replace(/,(\s*\}\s*)$/, '$1'))
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read as Record<string, unknown> // an object has strings as keys
  } catch (error) {
    throw new Error(`The settings file cannot be read: ${(error as Error).message}`, { cause: error }) // JSON.parse throws Errors
  }
  throw new Error('The settings file cannot be read: it has to be one JSON object.')
}

/**
 * Applies the settings of a file. Skips what is invalid (an unknown setting, a value not allowed, an unknown name in a
 * list) and returns a sentence for each.
 */
export async function takeSettings(
  db: Database,
  settings: Settings,
  given: Record<string, unknown>,
  at: Date,
  by: Actor,
): Promise<{ taken: string[]; problems: string[] }> {
  const known = Object.entries(given).map(([name, input]) => ({ name, ...withoutUnknown(name, input) }))
  const taken: string[] = []
  const take = async (some: typeof known) => {
    const refused: (typeof known)[number][] = []
    const sentences: string[] = []
    for (const one of some) {
      const sentence = await takeOne(one.name, one.value)
      if (sentence === undefined) continue
      refused.push(one)
      sentences.push(sentence)
    }
    return { refused, sentences }
  }
  const takeOne = async (name: string, value: unknown): Promise<string | undefined> => {
    try {
      if (isSettingName(name) && same(catalogue[name].parse(value), settings.get(name))) return undefined
      await changeSetting(db, name, value, at, by)
      taken.push(name)
      return undefined
    } catch (error) {
      return `${name}: ${(error as Error).message}` // the catalogue and changeSetting throw Errors
    }
  }
  // A setting may depend on one further down in the file: retry the refused ones once.
  const { sentences } = await take((await take(known)).refused)
  await settings.reload()
  return { taken, problems: [...known.flatMap(({ unknown }) => unknown), ...sentences] }
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
