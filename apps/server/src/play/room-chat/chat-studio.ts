import type { House } from '../../base/house.ts'
import type { StudioDoor } from '../studio-contract/studio-door.ts'
import { connectedStudios, studioNamed, type Studio } from '../studio-contract/studio.ts'
import { doorOf } from '../studios/registry.ts'

/** Returns the studio whose rooms have a chat, with its door; undefined where there is none. */
export function chatStudio(house: House): { studio: Studio; door: StudioDoor } | undefined {
  return connectedStudios(house)
    .flatMap((name) => studioNamed(house, name) ?? [])
    .map((studio) => ({ studio, door: doorOf(studio) }))
    .find(({ door }) => door.readChat !== undefined)
}
