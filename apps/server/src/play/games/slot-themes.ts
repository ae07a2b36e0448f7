import type { GameData } from './game.ts'
import { own } from './own-game.ts'

/** The machines whose themes stand here: what the studio calls them, and what they return. */
const machines = {
  orchard: { id: 'orchard-slot', returnPercent: '97.37' },
  tide: { id: 'lantern-tide', returnPercent: '97.03' },
  glass: { id: 'sea-glass', returnPercent: '96.07' },
  heron: { id: 'night-heron', returnPercent: '96.56' },
  hive: { id: 'amber-hive', returnPercent: '95.87' },
}

/** Returns a theme of a machine as a game of its own; its friendly id is the theme's id in the studio too. */
const theme = (id: number, machine: keyof typeof machines, name: string, art: string, popular?: true): GameData => {
  const friendlyId = name.toLowerCase().replaceAll(' ', '-')
  return own({
    id,
    friendlyId,
    studioGame: `${machines[machine].id}.${friendlyId}`,
    product: 'slots',
    name,
    group: 'slots',
    art,
    isNew: true,
    ...(popular ? { popular } : {}),
    returnPercent: machines[machine].returnPercent,
  })
}

/** The themes of our slots that came after the first three of Orchard. */
export const slotThemes: GameData[] = [
  theme(1027, 'tide', 'Glasshouse', 'moth-glasshouse', true),
  theme(1028, 'heron', 'Long Lens', 'orbits-long-lens'),
  theme(1029, 'hive', 'Winter Sleeper', 'train-winter-sleeper-snow'),
  theme(1030, 'glass', 'Autumn Drift', 'leaves-autumn-drift-old'),
  theme(1031, 'tide', 'Dress Circle', 'stage-dress-circle-harp'),
  theme(1032, 'heron', 'Blue Cellar', 'bass-blue-cellar-stone', true),
  theme(1033, 'hive', 'Ember Forge', 'anvil-ember-forge-glow'),
  theme(1034, 'glass', 'Mineral Room', 'gem-mineral-room'),
  theme(1035, 'tide', 'Salt Caravan', 'dunes-salt-caravan-south'),
  theme(1036, 'heron', 'Old Growth', 'redwood-old-growth-gold'),
  theme(1037, 'hive', 'Rockpool', 'octopus-rockpool-a'),
  theme(1038, 'glass', 'Sewing Box', 'spools-sewing-box'),
  theme(1101, 'tide', 'Hill Climb', 'racer-hill-climb', true),
  theme(1102, 'heron', 'Ninth Floor', 'lift-ninth-floor'),
  theme(1103, 'hive', 'Poste Restante', 'letters-poste-restante'),
  theme(1104, 'glass', 'Mackerel Sky', 'weather-mackerel-sky'),
  theme(1105, 'orchard', 'Darkroom', 'camera-darkroom'),
  theme(1106, 'tide', 'White South', 'penguin-white-south', true),
  theme(1107, 'heron', 'Dry Season', 'giraffe-dry-season'),
  theme(1108, 'hive', 'Ganache', 'bonbons-ganache'),
  theme(1109, 'glass', 'Spice Counter', 'spices-spice-counter'),
  theme(1110, 'orchard', 'Windsock', 'biplane-windsock'),
]
