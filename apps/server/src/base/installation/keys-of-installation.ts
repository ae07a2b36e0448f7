import { createHash, type KeyObject } from 'node:crypto'
import type { Installation } from './installation.sql.ts'
import { personalDataWith } from '../keys/personal-data.ts'

/** The keys without which the people in a database can neither be found nor read. */
export type PeopleKeys = {
  fieldKey: KeyObject
  indexKey: KeyObject
  playerRefKey: KeyObject
  /** Further field keys: older ones that may still be in use, and one to seal with next. */
  moreFieldKeys?: readonly KeyObject[] | undefined
}

/** Returns all keys that people's keys may be sealed with. */
export const fieldKeysOf = ({ fieldKey, moreFieldKeys = [] }: PeopleKeys): readonly KeyObject[] => [fieldKey, ...moreFieldKeys]

/** Returns a digest of each key, which identifies it and reveals nothing. */
export function digestsOf(keys: PeopleKeys): Record<string, string> {
  const names = ['fieldKey', 'indexKey', 'playerRefKey'] as const
  return Object.fromEntries(names.map((name) => [name, digestOf(name, keys[name])]))
}

const digestOf = (name: string, key: KeyObject): string =>
  createHash('sha256').update(`fairhouse key\n${name}\n`).update(key.export()).digest('hex')

/** Seals a probe, which later shows whether sealed data can be opened. */
export const probeOf = ({ fieldKey, indexKey }: PeopleKeys): Buffer => personalDataWith([fieldKey], indexKey).seal('probe', probePlace)

const probePlace = 'installation.probe 1'

/** Returns the names of keys that do not match the database; none if it has no installation yet. */
export function foreignKeys({ keys: known, probe }: Installation, keys: PeopleKeys): string[] {
  const own: Record<string, string[]> = {
    fieldKey: fieldKeysOf(keys).map((key) => digestOf('fieldKey', key)),
    indexKey: [digestOf('indexKey', keys.indexKey)],
    playerRefKey: [digestOf('playerRefKey', keys.playerRefKey)],
  }
  const foreign = Object.entries(known ?? {}).flatMap(([name, digest]) => (own[name] && !own[name].includes(digest) ? [name] : []))
  return foreign.length === 0 && probe && !opens(probe, keys) ? ['fieldKey'] : foreign
}

/** Tries to open the probe; in JSON a bytea column is `\x` plus hex. */
function opens(probe: string, keys: PeopleKeys): boolean {
  try {
    return personalDataWith(fieldKeysOf(keys), keys.indexKey).open(Buffer.from(probe.slice(2), 'hex'), probePlace) === 'probe'
  } catch {
    return false
  }
}
