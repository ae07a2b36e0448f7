import type { Game } from '../engine/game.ts'
import { harvestWheel } from './harvest-wheel/index.ts'
import { orchard } from './orchard/index.ts'
import { poker } from './poker/index.ts'
import { seaGlass } from './sea-glass/index.ts'

/** Every game of the studio, in the order in which the platform lists them. */
export const games: readonly Game[] = [orchard, harvestWheel, seaGlass, poker]
