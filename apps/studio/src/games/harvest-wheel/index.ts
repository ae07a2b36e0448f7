import type { Game } from '../../engine/game.ts'
import { chipsOf, highestStake } from '../../engine/rounds/chips.ts'
import { chipsOfVisit } from '../../engine/shared/chips-of-visit.ts'
import { tableGame } from '../../engine/shared/table-game.ts'
import { canonicalWheel, wheelGameId, wheelReturnPercent } from './play/maths.ts'
import { wheelHash } from './play/maths-hash.ts'
import { checkScript, wheelFairnessPage } from './page/wheel-fairness-page.ts'
import { tableScript, wheelPage } from './page/wheel-page.ts'
import { wheelTable } from './play/wheel-table.ts'

/** Harvest Wheel: a wheel of 37 numbers that all players share. */
export const harvestWheel: Game = {
  id: wheelGameId,
  path: 'harvest-wheel',
  listing: {
    name: 'Harvest Wheel',
    group: 'live',
    returnPercent: wheelReturnPercent,
    maths: canonicalWheel(),
    mathsHash: wheelHash,
    minStake: chipsOf('EUR', null)[0] ?? 0n,
    maxStake: highestStake('EUR', null),
  },
  ...tableGame(wheelTable, (_, session) => chipsOfVisit(session)),
  drawPage: wheelPage,
  drawCheckPage: wheelFairnessPage,
  scripts: [tableScript, checkScript],
}
