import type { Shelf } from '@fairhouse/contract/office/lobby.ts'
import type { House } from '../../base/house.ts'
import { resolveShelves } from './resolve-shelves.ts'

/** A shelf that somebody sees elsewhere, newly, no longer or by other words: in which countries, and what it was and is. */
export type ShelfChange = {
  what: 'appears' | 'goes' | 'moves' | 'changes'
  name: string
  /** Where it is so: in these, or everywhere but in these. */
  countries: readonly string[]
  isElsewhere: boolean
  before: string | null
  after: string | null
}

/** Stands for every country that no shelf names. */
const elsewhere = ''
type Difference = Omit<ShelfChange, 'countries' | 'isElsewhere'>
type Seen = { id: string; name: string; place: number; shows: string }

/** Returns what players would notice of other shelves at a moment, shelf by shelf, with the countries in which it is the same. */
export async function compareShelves(
  house: House,
  { before, after, at }: { before: readonly Shelf[]; after: readonly Shelf[]; at: Date },
): Promise<ShelfChange[]> {
  const named = [...new Set([...before, ...after].flatMap(({ countries }) => countries))].toSorted()
  const found: Difference[][] = []
  const countries = [elsewhere, ...named]
  for (const country of countries) {
    const seenOf = async (shelves: readonly Shelf[]): Promise<Seen[]> =>
      (await resolveShelves(house, shelves, { country, at, language: house.settings.get('language') })).map(({ view, shelf }, place) => ({
        id: view.id,
        name: view.name,
        place: place + 1,
        shows: JSON.stringify([shelf.shows, shelf.names]),
      }))
    found.push(differences(await seenOf(before), await seenOf(after)))
  }
  const all = found.flatMap((changes, place) =>
    changes.map((change) => ({ key: JSON.stringify(change), change, country: countries[place] ?? '' })),
  )
  return [...Map.groupBy(all, ({ key }) => key).values()].map((same) => {
    const there = same.map(({ country }) => country)
    const isElsewhere = there.includes(elsewhere)
    return { ...same[0]!.change, isElsewhere, countries: named.filter((one) => there.includes(one) !== isElsewhere) } // a group has a first
  })
}

function differences(before: readonly Seen[], after: readonly Seen[]): Difference[] {
  const placed = ({ name, place }: Seen) => `${place}. ${name}`
  const was = new Map(before.map((one) => [one.id, one]))
  const is = new Set(after.map(({ id }) => id))
  const stayed = keepingOrder(before, after)
  return [
    ...before.filter(({ id }) => !is.has(id)).map((one) => ({ what: 'goes' as const, name: one.name, before: placed(one), after: null })),
    ...after.flatMap((one): Difference[] => {
      const old = was.get(one.id)
      if (!old) return [{ what: 'appears', name: one.name, before: null, after: placed(one) }]
      const [from, to] = [placed(old), placed(one)]
      if (!stayed.has(one.id)) return [{ what: 'moves', name: one.name, before: from, after: to }]
      return old.shows === one.shows ? [] : [{ what: 'changes', name: one.name, before: from, after: to }]
    }),
  ]
}

/** Returns the most shelves that keep their order among each other: the others are those that somebody has moved. */
function keepingOrder(before: readonly Seen[], after: readonly Seen[]): ReadonlySet<string> {
  const places = new Map(before.map(({ id }, place) => [id, place]))
  const longest: number[][] = []
  const both = after.flatMap(({ id }) => places.get(id) ?? [])
  both.forEach((place, at) => {
    const fits = longest.filter((_, earlier) => (both[earlier] ?? place) < place)
    longest[at] = [...longestOf(fits), place]
  })
  const kept = longestOf(longest)
  return new Set(before.filter((_, place) => kept.includes(place)).map(({ id }) => id))
}

const longestOf = (all: readonly number[][]): number[] => all.reduce((best, one) => (one.length > best.length ? one : best), [])
