import type { Actor } from '../../base/actor.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import { readProviders, writeProvider } from './game.sql.ts'

/**
 * Adds a game provider, or changes its brand text; audited in the same transaction. Returns a sentence, having written
 * nothing, if the text does not do or another provider has it.
 */
export async function setProvider(
  { db, clock }: House,
  { id, name }: { id: number; name: string },
  actor: Actor,
): Promise<string | undefined> {
  if (name.length === 0 || name.length > 60) return 'A brand text has from 1 to 60 signs.'
  if ((await readProviders(db)).some((one) => one.name === name && one.id !== id)) return `Another provider is called "${name}" already.`
  await db.transaction(async (tx) => {
    await writeProvider(tx, { id, name })
    await writeAudit(tx, { at: clock.now(), actor, action: 'gameProvider.set', subject: `gameProvider:${id}`, details: { name } })
  })
  return undefined
}
