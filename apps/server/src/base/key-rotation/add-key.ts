import { randomBytes } from 'node:crypto'
import type { Actor } from '../actor.ts'
import { writeAudit } from '../audit/audit.sql.ts'
import type { House } from '../house.ts'
import type { KeyFile } from './key-file.ts'
import { nameOfKey } from './keys-in-use.ts'

/** Makes the key that is to seal next. Returns its name; `waits` if one was there already, and nothing was done. */
export async function addKey({ db, clock }: House, file: KeyFile, actor: Actor): Promise<{ key: string; waits: boolean }> {
  const keys = file.read()
  if (keys.nextFieldKey) return { key: nameOfKey(keys.nextFieldKey), waits: true }
  const nextFieldKey = randomBytes(32).toString('hex')
  file.write({ ...keys, nextFieldKey })
  const key = nameOfKey(nextFieldKey)
  await writeAudit(db, { at: clock.now(), actor, action: 'keys.add', details: { key } })
  return { key, waits: false }
}
