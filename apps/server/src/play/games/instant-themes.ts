import type { GameData } from './game.ts'
import { own } from './own-game.ts'

/** The games whose themes stand here: their kind, what the studio calls them, and the least that they return. */
const games = {
  panes: { id: 'frost-panes', product: 'scratch', returnPercent: '96.10' },
  pearl: { id: 'pearl-fall', product: 'instant', returnPercent: '95.70' },
  numbers: { id: 'tide-numbers', product: 'instant', returnPercent: '95.00' },
  level: { id: 'spirit-level', product: 'instant', returnPercent: '96.12' },
  heaps: { id: 'hush-hedgehog', product: 'instant', returnPercent: '96.25' },
}

/** Returns a theme as a game of its own; its friendly id is the theme's id in the studio too. */
const theme = (id: number, game: keyof typeof games, name: string, art: string): GameData => {
  const friendlyId = name.toLowerCase().replaceAll(' ', '-')
  const { id: studioId, product, returnPercent } = games[game]
  return own({ id, friendlyId, studioGame: `${studioId}.${friendlyId}`, product, name, group: product, art, isNew: true, returnPercent })
}

/** The themes of our instant and scratch games. */
export const instantThemes: GameData[] = [
  theme(1111, 'panes', 'Morning Post', 'pigeonholes-morning-post'),
  theme(1112, 'pearl', 'Second Cup', 'coffee-second-cup'),
  theme(1113, 'panes', 'Fossil Bed', 'fossil-bed-sand'),
  theme(1114, 'numbers', 'Night Porter', 'keyrack-night-porter'),
  theme(1115, 'level', 'Snail Mile', 'snail-mile-rain'),
  theme(1116, 'panes', 'First Batch', 'loaves-first-batch-a'),
  theme(1117, 'heaps', 'Under the Cloche', 'cloche-under'),
  theme(1118, 'pearl', 'White Water', 'rapids-gorge'),
  theme(1119, 'panes', 'Monday Wash', 'suds-monday-wash'),
  theme(1120, 'numbers', 'Kitchen Garden', 'lettuce-kitchen-garden-a'),
  theme(1121, 'level', 'Night Waves', 'wireless-night-waves'),
  theme(1122, 'panes', 'Old Varnish', 'easel-old-varnish'),
  theme(1123, 'heaps', 'Umbrella Square', 'umbrellas-square-town'),
]
