import type { Actor } from '../base/actor.ts'
import type { Database, Sql } from '../base/database/database.ts'
import { writeAudit } from '../base/audit/audit.sql.ts'
import { messageOf } from '../base/message-of.ts'
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
  /** Rises with each change, so that what was made with earlier values can be told from what was not. */
  version: () => number
}

export const isSettingName = (name: string): name is SettingName => Object.hasOwn(catalogue, name)

/**
 * Opens the settings stored in the database. Keeps the valid names of a stored list; any other value that is no longer
 * allowed counts as the default.
 */
export async function openSettings(db: Database): Promise<Settings> {
  let values = new Map<string, unknown>()
  let [begun, taken, version] = [0, 0, 0]
  let rowsTaken = ''
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
      const rows = await readSettingRows(db)
      // Of two concurrent reads the one begun later is newer, whichever returns first.
      if (own < taken) return
      taken = own
      const text = JSON.stringify(rows)
      if (text === rowsTaken) return
      ;[rowsTaken, values, version] = [text, valuesIn(rows), version + 1]
    },
    version: () => version,
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
  const form = isSettingName(name) ? catalogue[name].form : undefined
  if (form?.kind !== 'listOut' || !Array.isArray(input)) return { value: input, unknown: [] }
  const { words } = form
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

/** A new value of a setting, or a sentence that says why it is not allowed. */
export type SettingInput = { value: unknown } | { refused: string }

/** Reads what somebody gives as a setting's value, beside the values of the others. */
export async function readSettingInput(sql: Sql, name: string, input: unknown): Promise<SettingInput> {
  if (!isSettingName(name)) return { refused: `There is no setting "${name}". "fairhouse settings list" shows them all.` }
  const parsed = parsedOrRefused(name, input)
  if ('refused' in parsed) return parsed
  const others = valuesIn(await readSettingRows(sql))
  const refused = unconfirmedSentence(getterOf(new Map(others).set(name, parsed.value)), name)
  return refused === undefined ? parsed : { refused }
}

function parsedOrRefused(name: SettingName, input: unknown): SettingInput {
  try {
    return { value: catalogue[name].parse(input) }
  } catch (error) {
    return { refused: messageOf(error) }
  }
}

/** Changes a setting; throws a sentence if the value is not allowed. Every process picks it up at once. */
export async function changeSetting(db: Database, name: string, input: unknown, at: Date, by: Actor): Promise<unknown> {
  const read = await readSettingInput(db, name, input)
  if ('refused' in read) throw new Error(read.refused)
  const { value } = read
  await db.transaction(async (tx) => {
    await writeSettingRow(tx, name, value, at, by)
    await writeAudit(tx, { at, actor: by, action: 'setting.change', subject: name, details: { value } })
  })
  await notify(db, 'setting', name)
  return value
}
