import { createSecretKey } from 'node:crypto'
import type { Actor } from '../actor.ts'
import { writeAudit } from '../audit/audit.sql.ts'
import type { House } from '../house.ts'
import { writeSealingKey } from '../installation/installation.sql.ts'
import { digestsOf, probeOf } from '../installation/keys-of-installation.ts'
import { keyIdOf } from '../keys/personal-data.ts'
import type { KeyFile } from './key-file.ts'
import { countOlder } from './keys-in-use.ts'
import { sealAllAgain } from './seal-again.ts'

/**
 * Has the new key seal, and seals what older ones have sealed again. `owner` is the address of the database as its
 * owner. `left` counts what is still sealed with an older key; the older keys may go when it is zero.
 */
export async function rotateKeys(house: House, { file, owner }: { file: KeyFile; owner: string }, actor: Actor) {
  await beginWithNext(house, file, owner)
  const { again, unreadable } = await sealAllAgain(house)
  const { olderFieldKeys } = file.read()
  const left = await countOlder(house, olderFieldKeys)
  const key = house.personal.keyId()
  const details = { key, again, left, unreadable: unreadable.length }
  await writeAudit(house.db, { at: house.clock.now(), actor, action: 'keys.rotate', details })
  return { key, again, left, unreadable, older: olderFieldKeys.length }
}

/** Switches the sealing key in the database first: servers started from now on find it with either file. */
async function beginWithNext(house: House, file: KeyFile, owner: string): Promise<void> {
  const { fieldKey: before, nextFieldKey: next, olderFieldKeys } = file.read()
  if (!next) return
  const fieldKey = createSecretKey(next, 'hex')
  const keys = { ...house.env, fieldKey }
  await writeSealingKey(owner, keyIdOf(fieldKey), { fieldKey: digestsOf(keys).fieldKey ?? '' }, probeOf(keys))
  house.personal.sealWith(keyIdOf(fieldKey))
  file.write({ fieldKey: next, olderFieldKeys: [before, ...olderFieldKeys] })
}
