import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import { readProviders, writeProvider } from './game.sql.ts'

/**
 * Adds a game provider, or changes its brand text; audited in the same transaction. Returns false, having written
 * nothing, if another provider has that text.
 */
export async function setProvider({ db, clock }: House, { id, name }: { id: number; name: string }, actor: string): Promise<boolean> {
  if ((await readProviders(db)).some((one) => one.name === name && one.id !== id)) return false
  await db.transaction(async (tx) => {
    await writeProvider(tx, { id, name })
    await writeAudit(tx, { at: clock.now(), actor, action: 'gameProvider.set', subject: `gameProvider:${id}`, details: { name } })
  })
  return true
}
