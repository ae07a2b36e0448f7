import type { Game } from '@fairhouse/contract'
import type { GameRow } from './game.sql.ts'

/**
 * A game of the catalogue, as data. One not `listed` opens only from its own page. `studioGame` is the studio's name
 * for it, `product` its name in the books: lower case, digits and hyphens; the group is the one in its address.
 */
export type GameData = {
  id: number
  friendlyId: string
  studio: string
  studioGame: string
  product: string
  name: string
  group: string | null
  moreGroups: string[]
  provider: number
  enabled: boolean
  data: { art: string; demo: boolean; isNew: boolean; popular: boolean; returnPercent?: string; listed?: false }
}

/** The games of every installation: the sandbox studio's slot, its poker client (in no group), and its live table. */
export const firstGames: GameData[] = [
  {
    id: 1001,
    friendlyId: 'orchard',
    studio: 'orchard',
    studioGame: 'orchard-slot',
    product: 'slots',
    name: 'Orchard',
    group: 'slots',
    moreGroups: ['popular', 'new'],
    provider: 1,
    enabled: true,
    data: { art: 'fruit-orchard', demo: true, isNew: true, popular: true, returnPercent: '97.37' },
  },
  {
    id: 1002,
    friendlyId: 'poker',
    studio: 'orchard',
    studioGame: 'orchard-poker',
    product: 'poker',
    name: 'Poker room',
    group: null,
    moreGroups: [],
    provider: 1,
    enabled: true,
    data: { art: 'cards-poker-room', demo: false, isNew: false, popular: false, listed: false },
  },
  {
    id: 1003,
    friendlyId: 'harvest-wheel',
    studio: 'orchard',
    studioGame: 'orchard-wheel',
    product: 'live',
    name: 'Harvest Wheel',
    group: 'roulette',
    moreGroups: ['live', 'new'],
    provider: 1,
    enabled: true,
    data: { art: 'wheel-harvest', demo: true, isNew: true, popular: false, returnPercent: '97.30' },
  },
  {
    id: 1004,
    friendlyId: 'lantern-tide',
    studio: 'orchard',
    studioGame: 'lantern-tide',
    product: 'slots',
    name: 'Lantern Tide',
    group: 'slots',
    moreGroups: ['popular', 'new'],
    provider: 1,
    enabled: true,
    data: { art: 'harbour-lantern-tide', demo: true, isNew: true, popular: true, returnPercent: '97.03' },
  },
  {
    id: 1005,
    friendlyId: 'sea-glass',
    studio: 'orchard',
    studioGame: 'sea-glass',
    product: 'slots',
    name: 'Sea Glass',
    group: 'slots',
    moreGroups: ['popular', 'new'],
    provider: 1,
    enabled: true,
    data: { art: 'waves-sea-glass', demo: true, isNew: true, popular: true, returnPercent: '96.07' },
  },
  {
    id: 1006,
    friendlyId: 'night-heron',
    studio: 'orchard',
    studioGame: 'night-heron',
    product: 'slots',
    name: 'Night Heron',
    group: 'slots',
    moreGroups: ['popular', 'new'],
    provider: 1,
    enabled: true,
    data: { art: 'heron-night-heron', demo: true, isNew: true, popular: true, returnPercent: '96.56' },
  },
  {
    id: 1007,
    friendlyId: 'amber-hive',
    studio: 'orchard',
    studioGame: 'amber-hive',
    product: 'slots',
    name: 'Amber Hive',
    group: 'slots',
    moreGroups: ['popular', 'new'],
    provider: 1,
    enabled: true,
    data: { art: 'mosaic-amber-hive', demo: true, isNew: true, popular: true, returnPercent: '95.87' },
  },
  {
    id: 1008,
    friendlyId: 'jacks',
    studio: 'orchard',
    studioGame: 'jacks',
    product: 'table',
    name: 'Jacks',
    group: 'table',
    moreGroups: ['new'],
    provider: 1,
    enabled: true,
    data: { art: 'cards-jacks', demo: true, isNew: true, popular: false, returnPercent: '99.54' },
  },
  {
    id: 1009,
    friendlyId: 'blackthorn',
    studio: 'orchard',
    studioGame: 'blackthorn',
    product: 'table',
    name: 'Blackthorn',
    group: 'table',
    moreGroups: ['popular', 'new'],
    provider: 1,
    enabled: true,
    data: { art: 'cards-blackthorn-hedge', demo: true, isNew: true, popular: true, returnPercent: '98.91' },
  },
  {
    id: 1010,
    friendlyId: 'millstone-roulette',
    studio: 'orchard',
    studioGame: 'millstone-roulette',
    product: 'table',
    name: 'Millstone Roulette',
    group: 'roulette',
    moreGroups: ['table', 'new'],
    provider: 1,
    enabled: true,
    data: { art: 'wheel-millstone-roulette', demo: true, isNew: true, popular: false, returnPercent: '97.30' },
  },
  {
    id: 1011,
    friendlyId: 'quince-baccarat',
    studio: 'orchard',
    studioGame: 'quince-baccarat',
    product: 'table',
    name: 'Quince Baccarat',
    group: 'baccarat',
    moreGroups: ['table', 'new'],
    provider: 1,
    enabled: true,
    data: { art: 'cards-quince-baccarat', demo: true, isNew: true, popular: false, returnPercent: '95.15' },
  },
  {
    id: 1012,
    friendlyId: 'tide-numbers',
    studio: 'orchard',
    studioGame: 'tide-numbers',
    product: 'instant',
    name: 'Tide Numbers',
    group: 'instant',
    moreGroups: ['new'],
    provider: 1,
    enabled: true,
    data: { art: 'pebbles-forty', demo: true, isNew: true, popular: false, returnPercent: '95.00' },
  },
  {
    id: 1013,
    friendlyId: 'pearl-fall',
    studio: 'orchard',
    studioGame: 'pearl-fall',
    product: 'instant',
    name: 'Pearl Fall',
    group: 'instant',
    moreGroups: ['new'],
    provider: 1,
    enabled: true,
    data: { art: 'pins-pearl-fall', demo: true, isNew: true, popular: false, returnPercent: '95.70' },
  },
  {
    id: 1014,
    friendlyId: 'spirit-level',
    studio: 'orchard',
    studioGame: 'spirit-level',
    product: 'instant',
    name: 'Spirit Level',
    group: 'instant',
    moreGroups: ['new'],
    provider: 1,
    enabled: true,
    data: { art: 'level-spirit-level', demo: true, isNew: true, popular: false, returnPercent: '96.12' },
  },
  {
    id: 1015,
    friendlyId: 'hush-hedgehog',
    studio: 'orchard',
    studioGame: 'hush-hedgehog',
    product: 'instant',
    name: 'Hush, Hedgehog',
    group: 'instant',
    moreGroups: ['new'],
    provider: 1,
    enabled: true,
    data: { art: 'hedgehog-october', demo: true, isNew: true, popular: false, returnPercent: '96.25' },
  },
  {
    id: 1016,
    friendlyId: 'frost-panes',
    studio: 'orchard',
    studioGame: 'frost-panes',
    product: 'scratch',
    name: 'Frost Panes',
    group: 'scratch',
    moreGroups: ['new'],
    provider: 1,
    enabled: true,
    data: { art: 'frosted-panes', demo: true, isNew: true, popular: false, returnPercent: '96.10' },
  },
]

/** Returns a game as the lobby shows it; `connected` are the studios this installation can open games at. */
export function gameView(row: GameRow, connected: readonly string[]): Game {
  const { listed: _listed, ...data } = row.data
  return {
    id: String(row.id),
    friendlyId: row.friendly_id,
    name: row.name,
    ...(row.game_group === null ? {} : { group: row.game_group }),
    providerId: row.provider ?? 0,
    provider: row.provider_name ?? neutralProvider,
    state: !row.enabled ? 'disabled' : connected.includes(row.studio) ? 'open' : 'unconnected',
    ...(row.jackpot === null ? {} : { jackpot: String(row.jackpot) }),
    ...data,
  }
}

/** The maker's name if the catalogue does not know it, a word shared by many languages. */
const neutralProvider = 'Studio'

/** Returns a game's groups, its own first. */
export const groupsOf = (row: GameRow): readonly string[] =>
  row.game_group === null ? row.more_groups : [row.game_group, ...row.more_groups]
