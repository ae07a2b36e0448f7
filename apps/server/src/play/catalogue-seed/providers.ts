import { makers } from '../games/makers.ts'
import { randomOf } from './random.ts'
import { brandParts } from './words.ts'

const lowest = -20
const highest = 158
const count = 150

/** Invents providers beside our own makers: with them as many ids as the specification counts, from its lowest to its highest. */
export function inventedProviders(): { id: number; name: string }[] {
  const random = randomOf('providers')
  const own = new Set([0, ...makers.map(({ id }) => id)])
  const ids = Array.from({ length: highest - lowest + 1 }, (_, place) => place + lowest).filter((id) => !own.has(id))
  // Some ids stay unused, as if brands had gone, but never the ends of the range.
  while (ids.length > count - makers.length) ids.splice(1 + random.whole(ids.length - 2), 1)
  const names = new Set<string>()
  while (names.size < ids.length) names.add(`${random.pick(brandParts.first)} ${random.pick(brandParts.second)}`)
  return [...names].map((name, place) => ({ id: ids[place] ?? 0, name }))
}
