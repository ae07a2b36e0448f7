import type { Sql } from '../../base/database/database.ts'
import type { Colleague } from '../base/office-context.ts'
import { sharesHousehold } from './household.sql.ts'

/**
 * Returns whether a subject (`staff:5`, `player:17`) is a colleague themselves, their own account as a player, or an
 * account of their household: all of that is out of their reach.
 */
export async function isOwnSubject(sql: Sql, { id, player }: Colleague, subject: string): Promise<boolean> {
  const [kind, name = ''] = subject.split(':')
  if (kind === 'staff') return name === String(id)
  if (kind !== 'player' || !player || !/^\d{1,19}$/.test(name)) return false
  const other = BigInt(name)
  return other === player.player || sharesHousehold(sql, player, other)
}
