import { randomOf } from './random.ts'
import { brandParts } from './words.ts'

/** A maker of games, by the number that contracts and reports use. */
type ProviderData = { id: number; name: string }

/** The sandbox's own studio. */
export const orchardStudio: ProviderData = { id: 1, name: 'Orchard Studio' }

const lowest = -20
const highest = 158
const count = 150

/** Builds the demonstration's providers: as many ids as the specification counts, from its lowest to its highest. */
export function demonstrationProviders(): ProviderData[] {
  const random = randomOf('providers')
  const ids = Array.from({ length: highest - lowest + 1 }, (_, place) => place + lowest).filter((id) => id !== 0 && id !== orchardStudio.id)
  // Some ids stay unused, as if brands had gone, but never the ends of the range.
  while (ids.length > count - 1) ids.splice(1 + random.whole(ids.length - 2), 1)
  const names = new Set<string>()
  while (names.size < ids.length) names.add(`${random.pick(brandParts.first)} ${random.pick(brandParts.second)}`)
  return [orchardStudio, ...[...names].map((name, place) => ({ id: ids[place] ?? 0, name }))]
}
