import type { Game } from '../../engine/game.ts'
import { chipsOf, highestStake } from '../../engine/rounds/chips.ts'
import { chipsOfVisit } from '../../engine/shared/chips-of-visit.ts'
import { tableGame } from '../../engine/shared/table-game.ts'
import { checkScript, stillwaterFairnessPage } from './page/check-page.ts'
import { stillwaterPage, tableScript } from './page/stillwater-page.ts'
import { canonicalMaths, returnPercent, stillwaterId } from './play/maths.ts'
import { mathsHash } from './play/maths-hash.ts'
import { stillwaterTable } from './play/stillwater-table.ts'

/** Stillwater Roulette: a wheel with one zero that all players share, with chips on borders too. */
export const stillwaterRoulette: Game = {
  id: stillwaterId,
  path: 'stillwater-roulette',
  listing: {
    name: 'Stillwater Roulette',
    group: 'live',
    returnPercent,
    maths: canonicalMaths(),
    mathsHash,
    minStake: chipsOf('EUR', null)[0] ?? 0n,
    maxStake: highestStake('EUR', null),
  },
  ...tableGame(stillwaterTable, (_, session) => chipsOfVisit(session)),
  drawPage: stillwaterPage,
  drawCheckPage: stillwaterFairnessPage,
  scripts: [tableScript, checkScript],
}
