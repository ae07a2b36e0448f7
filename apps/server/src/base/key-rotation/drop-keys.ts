import type { Actor } from '../actor.ts'
import { writeAudit } from '../audit/audit.sql.ts'
import type { House } from '../house.ts'
import type { KeyFile } from './key-file.ts'
import { countOlder, nameOfKey } from './keys-in-use.ts'

/** Takes older keys out of their file once nothing is sealed with them. Returns their names, or how much still is. */
export async function dropKeys(house: House, file: KeyFile, actor: Actor): Promise<{ dropped: string[] } | { left: number }> {
  const { nextFieldKey, fieldKey, olderFieldKeys } = file.read()
  if (olderFieldKeys.length === 0) return { dropped: [] }
  const left = await countOlder(house, olderFieldKeys)
  if (left > 0) return { left }
  file.write({ fieldKey, ...(nextFieldKey ? { nextFieldKey } : {}), olderFieldKeys: [] })
  const dropped = olderFieldKeys.map(nameOfKey)
  await writeAudit(house.db, { at: house.clock.now(), actor, action: 'keys.drop', details: { keys: dropped } })
  return { dropped }
}
