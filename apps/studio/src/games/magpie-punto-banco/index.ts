import { returnPercents } from '../../engine/baccarat/rules.ts'
import type { Game } from '../../engine/game.ts'
import { highestStake } from '../../engine/rounds/chips.ts'
import { chipsOfVisit } from '../../engine/shared/chips-of-visit.ts'
import { tableGame } from '../../engine/shared/table-game.ts'
import { checkScript, magpieFairnessPage } from './page/check-page.ts'
import { magpiePage, tableScript } from './page/magpie-page.ts'
import { chipValues, magpieTable } from './play/magpie-table.ts'
import { canonicalMaths, magpieId } from './play/maths.ts'
import { mathsHash } from './play/maths-hash.ts'

/** Magpie Punto Banco: two hands that all players share, from a new shoe of eight decks in each round. */
export const magpiePuntoBanco: Game = {
  id: magpieId,
  path: 'magpie-punto-banco',
  listing: {
    name: 'Magpie Punto Banco',
    group: 'live',
    returnPercent: returnPercents.tie,
    maths: canonicalMaths(),
    mathsHash,
    minStake: chipValues[0],
    maxStake: highestStake('EUR', null),
  },
  ...tableGame(magpieTable, (_, session) => chipsOfVisit(session, chipValues), { last: 72 }),
  drawPage: magpiePage,
  drawCheckPage: magpieFairnessPage,
  scripts: [tableScript, checkScript],
}
