import { createSecretKey } from 'node:crypto'
import type { House } from '../house.ts'
import { formats, keyIdOf } from '../keys/personal-data.ts'
import type { KeysInFile } from './key-file.ts'
import { countSeals } from './seal-again.sql.ts'
import { sealedColumns } from './sealed-columns.ts'

/** Names a key given in hex without telling it. */
export const nameOfKey = (hex: string) => keyIdOf(createSecretKey(hex, 'hex'))

/** Counts sealed values by key; `unbound`: sealed by an older release, bound to no row. */
async function countByKey(house: House): Promise<Map<string, number>> {
  const counted = new Map<string, number>()
  for (const one of sealedColumns)
    for (const { format, keyId, count } of await countSeals(house.db, one)) {
      const name = format === formats.unbound ? 'unbound' : keyId
      // Text that only resembles a sealed value has no key.
      if (name && !(one.asText && format === formats.unbound)) counted.set(name, (counted.get(name) ?? 0) + count)
    }
  return counted
}

/** Says which keys there are and how much each has sealed; `unbound` counts values of an older release. */
export async function readKeys(house: House, { fieldKey, nextFieldKey, olderFieldKeys }: KeysInFile) {
  const counted = await countByKey(house)
  const keys = [
    ...(fieldKey ? [{ key: nameOfKey(fieldKey), is: 'seals' }] : []),
    ...(nextFieldKey ? [{ key: nameOfKey(nextFieldKey), is: 'is to seal next' }] : []),
    ...olderFieldKeys.map((key) => ({ key: nameOfKey(key), is: 'is older' })),
  ].map((one) => ({ ...one, sealed: counted.get(one.key) ?? 0 }))
  return { keys, unbound: counted.get('unbound') ?? 0 }
}

/** Counts what is sealed with older keys, or bound to no row. */
export async function countOlder(house: House, older: readonly string[]): Promise<number> {
  const counted = await countByKey(house)
  return ['unbound', ...older.map(nameOfKey)].reduce((sum, name) => sum + (counted.get(name) ?? 0), 0)
}
