import { createHash, type KeyObject } from 'node:crypto'
import type { Installation } from './installation.sql.ts'
import { personalDataWith } from '../keys/personal-data.ts'

/** The keys without which the people in a database cannot be found or read. */
export type PeopleKeys = {
  fieldKey: KeyObject
  indexKey: KeyObject
  playerRefKey: KeyObject
  /** Keys of the house besides: older ones that something may still be sealed with, and one that is to seal next. */
  moreFieldKeys?: readonly KeyObject[] | undefined
}

/** All keys that people's keys may be sealed with. */
export const fieldKeysOf = ({ fieldKey, moreFieldKeys = [] }: PeopleKeys): readonly KeyObject[] => [fieldKey, ...moreFieldKeys]

/** A digest of each key, by which it is known again and from which nothing can be learnt about it. */
export function digestsOf(keys: PeopleKeys): Record<string, string> {
  const names = ['fieldKey', 'indexKey', 'playerRefKey'] as const
  return Object.fromEntries(names.map((name) => [name, digestOf(name, keys[name])]))
}

const digestOf = (name: string, key: KeyObject): string =>
  createHash('sha256').update(`fairhouse key\n${name}\n`).update(key.export()).digest('hex')

/** Something sealed, by which it is seen later that what was sealed can be opened. */
export const probeOf = ({ fieldKey, indexKey }: PeopleKeys): Buffer => personalDataWith([fieldKey], indexKey).seal('probe', probePlace)

const probePlace = 'installation.probe 1'

/** The keys that are not those of the database; none where it belongs to nobody yet. */
export function foreignKeys({ keys: known, probe }: Installation, keys: PeopleKeys): string[] {
  const own: Record<string, string[]> = {
    fieldKey: fieldKeysOf(keys).map((key) => digestOf('fieldKey', key)),
    indexKey: [digestOf('indexKey', keys.indexKey)],
    playerRefKey: [digestOf('playerRefKey', keys.playerRefKey)],
  }
  const foreign = Object.entries(known ?? {}).flatMap(([name, digest]) => (own[name] && !own[name].includes(digest) ? [name] : []))
  return foreign.length === 0 && probe && !opens(probe, keys) ? ['fieldKey'] : foreign
}

/** A column of bytes in JSON is `\x` and hex. */
function opens(probe: string, keys: PeopleKeys): boolean {
  try {
    return personalDataWith(fieldKeysOf(keys), keys.indexKey).open(Buffer.from(probe.slice(2), 'hex'), probePlace) === 'probe'
  } catch {
    return false
  }
}
