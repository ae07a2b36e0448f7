import type { GameData } from '../games/game.ts'
import { firstGames } from '../games/own-games.ts'
import { inventedProviders } from './providers.ts'
import { randomOf } from './random.ts'
import { manners, otherKinds, places, subjects } from './words.ts'

const firstId = 2000
/** How many of a hundred games are of each kind besides slots, which are the rest. */
const hundredths = {
  roulette: 2.2,
  blackjack: 2.1,
  baccarat: 1.3,
  shows: 1,
  table: 4.6,
  cash: 1.2,
  'sit-and-go': 1,
  bingo: 2.1,
  virtual: 2.3,
  instant: 4.2,
  scratch: 3.7,
} as const satisfies Record<keyof typeof otherKinds, number>
const pokerKinds: readonly string[] = ['cash', 'sit-and-go']
const liveKinds: readonly string[] = ['roulette', 'blackjack', 'baccarat', 'shows']

type Named = { name: string; art: string; group: string }

/** The most games that {@link inventedGames} has names for. */
export const mostInvented = 10_000

/**
 * Invents games, the same on every machine, for tests and benchmarks of a large catalogue. Slots are editions of our own
 * studio's machine and playable; the others belong to studios that no installation is connected to.
 */
export function inventedGames(count: number): GameData[] {
  const random = randomOf('games')
  const providers = inventedProviders()
  return namesOf(count, random.whole).map(({ name, art, group }, place): GameData => {
    const friendlyId = slugOf(name)
    const seed = `${art}-${friendlyId}`
    const slot = group === 'slots'
    // A catalogue's order is its popularity, so early slots are the popular ones.
    const popular = slot && place < 90
    const isNew = random.whole(14) === 0
    const jackpot = slot && random.whole(16) === 0
    return {
      id: firstId + place,
      friendlyId,
      name,
      group: random.whole(60) === 0 ? null : group,
      moreGroups: [
        ...(popular ? ['popular'] : []),
        ...(isNew ? ['new'] : []),
        ...(jackpot ? ['jackpots'] : []),
        ...(liveKinds.includes(group) ? ['live'] : []),
        ...(pokerKinds.includes(group) ? ['poker'] : []),
      ],
      provider: random.pick(providers).id,
      studio: slot ? 'orchard' : 'none',
      product: liveKinds.includes(group) ? 'live' : pokerKinds.includes(group) ? 'poker' : group,
      studioGame: slot ? `orchard-slot.${seed}` : seed,
      enabled: random.whole(50) !== 0,
      data: { art: seed, demo: slot && random.whole(12) !== 0, isNew, popular, ...(slot ? { returnPercent: '97.37' } : {}) },
    }
  })
}

/** Invents as many names as are asked for, each once, and none of a game of our own. */
function namesOf(count: number, whole: (below: number) => number): Named[] {
  const ours = new Set(firstGames.map(({ friendlyId }) => friendlyId))
  const others = namedOthers(count)
  const taken = onlyFirst([...others, ...namedSlots()]).filter(({ name }) => !ours.has(slugOf(name)))
  return mixed(taken.slice(0, count), whole)
}

function namedSlots(): Named[] {
  const all = Object.entries(subjects).flatMap(([art, nouns]) =>
    nouns.flatMap((noun) => [
      ...manners.filter((manner) => !noun.includes(manner)).map((manner) => ({ name: `${manner} ${noun}`, art, group: 'slots' })),
      ...places.map((place) => ({ name: `The ${noun} ${place}`, art, group: 'slots' })),
    ]),
  )
  return mixed(all, randomOf('slots').whole)
}

function namedOthers(count: number): Named[] {
  const fills = [...manners, ...places.map((place) => place.replace('of ', ''))]
  return Object.entries(otherKinds).flatMap(([group, { art, names }]) => {
    const random = randomOf(group)
    const all = names.flatMap((name) => fills.map((fill) => ({ name: name.replace('{}', fill), art: random.pick<string>(art), group })))
    return mixed(all, random.whole).slice(0, Math.round((count * hundredths[group as keyof typeof hundredths]) / 100)) // keys of the same table
  })
}

/** Keeps each name once. */
const onlyFirst = (named: readonly Named[]) => [...new Map(named.map((one) => [slugOf(one.name), one])).values()]

/** Returns a shuffled copy (Fisher-Yates). */
function mixed<Item>(items: readonly Item[], whole: (below: number) => number): Item[] {
  const next = [...items]
  for (let last = next.length - 1; last > 0; last--) {
    const other = whole(last + 1)
    ;[next[last], next[other]] = [next[other]!, next[last]!] // both indexes are inside the list
  }
  return next
}

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('’', '')
    .replaceAll(/[^a-z0-9]+/g, '-')
