// Runs in a browser: recomputes a round of a wheel that players share, with the browser's own cryptography.
import { colourOf } from '../../engine/roulette/pockets.ts'
import type { Fallen } from '../../engine/roulette/shared-wheel.ts'
import type { Bets } from '../../engine/rounds/round.ts'
import type { SharedTable } from '../../engine/shared/shared-table.ts'
import { openTableCheck } from '../check/check-table.ts'
import { fillIn } from '../page.ts'
import type { RouletteWords } from './words/index.ts'

/** Opens the form on which a round of a wheel is recomputed. */
export const checkSharedWheel = (table: SharedTable<Bets, null, Fallen>): void =>
  openTableCheck<Bets, null, Fallen, RouletteWords>(table, ({ result: { pocket } }, { own, words }) => [
    { label: words.number, text: fillIn(own.pocketName, { number: pocket, colour: own[colourOf(pocket)] }) },
  ])
