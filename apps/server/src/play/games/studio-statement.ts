import type { House } from '../../base/house.ts'
import type { StudioRoundsOf } from '../../money/verify-ledger/index.ts'
import { connectedStudios, studioNamed } from '../studio-contract/studio.ts'
import { doorOf } from '../studios/registry.ts'

/** Returns readers of studios' round lists, for `ledger verify`; studios without such lists are named in `silent`. */
export async function studioRounds(house: House): Promise<{ lists: StudioRoundsOf[]; silent: string[] }> {
  const now = house.clock.now()
  const lists: StudioRoundsOf[] = []
  const silent: string[] = []
  for (const id of connectedStudios(house)) {
    const studio = studioNamed(house, id)
    const door = studio && doorOf(studio)
    const answers = door && (await door.readRounds(house, studio, now, now).then(Boolean, () => false))
    if (answers) lists.push({ studio: id, prefix: door.roundHoldOf(id, ''), read: (from, to) => door.readRounds(house, studio, from, to) })
    else silent.push(id)
  }
  return { lists, silent }
}
