import type { Answers } from '@fairhouse/contract/caller.ts'
import type { PlayerContext } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { openPerson } from '../players/person.ts'
import { readPlayer } from '../players/player.sql.ts'
import { readGivenConsents } from './given-consents.sql.ts'

/**
 * How many characters of a national id a page shows: enough to recognise it, too few to misuse in an unattended
 * browser.
 */
const toldSigns = 4

/** Returns what is stored of the caller, and which consents they gave or declined when. */
export async function readGiven({ house, player }: PlayerContext): Promise<Answers<'GET /api/profile/given'> | Refused> {
  const row = await readPlayer(house.db, player.shard, player.player)
  if (!row) return refuse('noSession')
  const person = openPerson(house, row)
  const values = Object.entries(person).filter(([, value]) => typeof value === 'string' && value !== '')
  const consents = await readGivenConsents(house.db, player)
  return {
    kept: Object.fromEntries(values.map(([name, value]) => [name, name === 'nationalIdNumber' ? partly(value) : value])),
    consents: consents.map(({ name, version, accepted, at }) => ({
      name,
      ...(version === null ? {} : { version }),
      accepted,
      at: at.toISOString(),
    })),
  }
}

const partly = (value: string): string => `${'•'.repeat(Math.max(0, value.length - toldSigns))}${value.slice(-toldSigns)}`
