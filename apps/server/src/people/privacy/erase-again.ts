import type { Actor } from '../../base/actor.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import { shardOf } from '../../base/ids.ts'
import { erasePerson } from './erase-person.ts'

/** Whom a restored backup had brought back: erased again, or not, with the reason. */
type ErasedAgain = { erased: bigint[]; not: { player: bigint; because: string }[] }

/** Erases people again whom a restored backup has brought back; who is still erased counts as neither. */
export async function eraseAgain(house: House, players: readonly bigint[], actor: Actor): Promise<ErasedAgain> {
  const done: ErasedAgain = { erased: [], not: [] }
  for (const player of players) {
    const erased = await erasePerson(house, { shard: shardOf(player), player }, actor)
    if (!('because' in erased)) done.erased.push(player)
    else if (!erased.because.startsWith('the person was erased')) done.not.push({ player, because: erased.because })
  }
  const details = { erased: done.erased.length, not: done.not.length }
  await writeAudit(house.db, { at: house.clock.now(), actor, action: 'erasures.again', details })
  return done
}
