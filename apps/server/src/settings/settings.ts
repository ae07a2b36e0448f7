import type { Actor } from '../base/actor.ts'
import type { Database } from '../base/database/database.ts'
import { writeAudit } from '../base/audit/audit.sql.ts'
import { notify } from '../base/database/notify.sql.ts'
import { unconfirmedSentence } from './definition/assumptions.ts'
import { catalogue, type SettingName, type SettingValue } from './catalogue.ts'
import { insertSettingRow, readSettingRows, writeSettingRow } from './settings.sql.ts'

/** The current settings; anybody's change is seen without a restart. */
export type Settings = {
  get: <Name extends SettingName>(name: Name) => SettingValue<Name>
  /** Returns every setting of a scope with its value. */
  all: (scope: 'page' | 'server') => Record<string, unknown>
  reload: () => Promise<void>
}

export const isSettingName = (name: string): name is SettingName => Object.hasOwn(catalogue, name)

/**
 * Opens the settings stored in the database. Keeps the valid names of a stored list; any other value that is no longer
 * allowed counts as the default.
 */
export async function openSettings(db: Database): Promise<Settings> {
  let values = new Map<string, unknown>()
  let [begun, taken] = [0, 0]
  const settings: Settings = {
    get: (name) => getterOf(values)(name),
    all: (scope) =>
      Object.fromEntries(
        (Object.keys(catalogue) as SettingName[]) // the catalogue's own keys
          .filter((name) => catalogue[name].scope === scope)
          .map((name) => [name, settings.get(name)]),
      ), // the catalogue's own keys
    async reload() {
      const own = ++begun
      const read = valuesIn(await readSettingRows(db))
      // Of two concurrent reads the one begun later is newer, whichever returns first.
      if (own > taken) [taken, values] = [own, read]
    },
  }
  await settings.reload()
  return settings
}

const getterOf =
  (values: ReadonlyMap<string, unknown>): Settings['get'] =>
  (name) =>
    (values.has(name) ? values.get(name) : catalogue[name].fallback) as SettingValue<typeof name> // parsed by its own entry

function valuesIn(rows: readonly { name: string; value: unknown }[]): Map<string, unknown> {
  return new Map(rows.flatMap(({ name, value }) => (isSettingName(name) ? [[name, allowed(name, value)] as const] : [])))
}

function allowed(name: SettingName, value: unknown): unknown {
  try {
    return catalogue[name].parse(withoutUnknown(name, value).value)
  } catch {
    return catalogue[name].fallback
  }
}

/** Returns a list without names unknown to this version, and a sentence about each of those. */
export function withoutUnknown(name: string, input: unknown): { value: unknown; unknown: string[] } {
  const words = isSettingName(name) ? catalogue[name].words : undefined
  if (!words || !Array.isArray(input)) return { value: input, unknown: [] }
  const knows = (word: unknown) => words.includes(String(word))
  return {
    value: input.filter(knows),
    unknown: input
      .filter((word) => !knows(word))
      .map((word) => `${name}: "${String(word)}" is unknown and is skipped. There are: ${words.join(', ')}.`),
  }
}

const seededBy: Actor = 'job:installation'

/** Sets an initial value; anything ever set by anybody stays. */
export async function seedSetting(db: Database, name: SettingName, value: unknown, at: Date): Promise<void> {
  await insertSettingRow(db, name, catalogue[name].parse(value), at, seededBy)
}

/** Changes a setting; throws a sentence if the value is not allowed. Every process picks it up at once. */
export async function changeSetting(db: Database, name: string, input: unknown, at: Date, by: Actor): Promise<unknown> {
  if (!isSettingName(name)) throw new Error(`There is no setting "${name}". "fairhouse settings list" shows them all.`)
  const value = catalogue[name].parse(input)
  const others = valuesIn(await readSettingRows(db))
  const refused = unconfirmedSentence(getterOf(new Map(others).set(name, value)), name)
  if (refused) throw new Error(refused)
  await db.transaction(async (tx) => {
    await writeSettingRow(tx, name, value, at, by)
    await writeAudit(tx, { at, actor: by, action: 'setting.change', subject: name, details: { value } })
  })
  await notify(db, 'setting', name)
  return value
}
