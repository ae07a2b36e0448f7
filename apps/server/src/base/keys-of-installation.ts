import { createHash, type KeyObject } from 'node:crypto'
import type { Installation } from './installation.sql.ts'
import { personalDataWith } from './personal-data.ts'

/** The keys without which the people in a database cannot be found or read. */
export type PeopleKeys = { fieldKey: KeyObject; indexKey: KeyObject; playerRefKey: KeyObject }

/** A digest of each key, by which it is known again and from which nothing can be learnt about it. */
export function digestsOf(keys: PeopleKeys): Record<string, string> {
  const names = ['fieldKey', 'indexKey', 'playerRefKey'] as const
  return Object.fromEntries(
    names.map((name) => [name, createHash('sha256').update(`fairhouse key\n${name}\n`).update(keys[name].export()).digest('hex')]),
  )
}

/** Something sealed, by which it is seen later that what was sealed can be opened. */
export const probeOf = ({ fieldKey, indexKey }: PeopleKeys): Buffer => personalDataWith(fieldKey, indexKey).seal('probe')

/** The keys that are not those of the database; none where it belongs to nobody yet. */
export function foreignKeys({ keys: known, probe }: Installation, keys: PeopleKeys): string[] {
  const own = digestsOf(keys)
  const foreign = Object.entries(known ?? {}).flatMap(([name, digest]) => (name in own && own[name] !== digest ? [name] : []))
  return foreign.length === 0 && probe && !opens(probe, keys) ? ['fieldKey'] : foreign
}

/** A column of bytes in JSON is `\x` and hex. */
function opens(probe: string, { fieldKey, indexKey }: PeopleKeys): boolean {
  try {
    return personalDataWith(fieldKey, indexKey).open(Buffer.from(probe.slice(2), 'hex')) === 'probe'
  } catch {
    return false
  }
}
