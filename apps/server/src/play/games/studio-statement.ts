import type { House } from '../../base/house.ts'
import type { StudioRoundsOf } from '../../money/verify-ledger/index.ts'
import { connectedStudios, studioNamed } from '../studio-contract/studio.ts'
import { doorOf } from '../studios/registry.ts'

/** The lists in which studios say what each round took and paid, for `ledger verify`; studios that answer no such question are named apart. */
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
