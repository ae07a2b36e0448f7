import type { GameData } from '../games/game.ts'
import { firstGames } from '../games/own-games.ts'
import { demonstrationProviders, orchardStudio } from './providers.ts'
import { randomOf } from './random.ts'
import { manners, otherKinds, places, subjects } from './words.ts'

const slots = 1560
const firstId = 2000
/** The number of games of each other kind. */
const others = {
  roulette: 46,
  blackjack: 44,
  baccarat: 26,
  shows: 20,
  table: 96,
  cash: 24,
  'sit-and-go': 20,
  bingo: 44,
  virtual: 48,
  instant: 88,
  scratch: 76,
} as const satisfies Record<keyof typeof otherKinds, number>
const pokerKinds: readonly string[] = ['cash', 'sit-and-go']
const liveKinds: readonly string[] = ['roulette', 'blackjack', 'baccarat', 'shows']

type Named = { name: string; art: string; group: string }

/**
 * Builds the demonstration catalogue: Orchard first, then about 2,100 invented games. Slots are editions of the sandbox
 * studio's machine and playable; the others belong to studios this installation is not connected to.
 */
export function demonstrationGames(): GameData[] {
  const random = randomOf('games')
  const providers = demonstrationProviders().filter(({ id }) => id !== orchardStudio.id)
  const named = onlyFirst(mixed([...namedSlots(), ...namedOthers()], random.whole))
  const games = named.map(({ name, art, group }, place): GameData => {
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
  return [...firstGames, ...games]
}

function namedSlots(): Named[] {
  const all = Object.entries(subjects).flatMap(([art, nouns]) =>
    nouns.flatMap((noun) => [
      ...manners.filter((manner) => !noun.includes(manner)).map((manner) => ({ name: `${manner} ${noun}`, art, group: 'slots' })),
      ...places.map((place) => ({ name: `The ${noun} ${place}`, art, group: 'slots' })),
    ]),
  )
  return mixed(all, randomOf('slots').whole).slice(0, slots)
}

function namedOthers(): Named[] {
  const fills = [...manners, ...places.map((place) => place.replace('of ', ''))]
  return Object.entries(otherKinds).flatMap(([group, { art, names }]) => {
    const random = randomOf(group)
    const all = names.flatMap((name) => fills.map((fill) => ({ name: name.replace('{}', fill), art: random.pick<string>(art), group })))
    return mixed(all, random.whole).slice(0, others[group as keyof typeof others]) // keys of the same table
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
