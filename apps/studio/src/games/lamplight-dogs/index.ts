import type { Game } from '../../engine/game.ts'
import { tableGame } from '../../engine/shared/table-game.ts'
import { highestSlip, slipStakes } from '../../engine/virtual/slips.ts'
import { virtualCounts, virtualExtras } from '../../engine/virtual/virtual-table.ts'
import { checkScript, dogsCheckPage } from './page/check-page.ts'
import { dogsPage, dogsScript } from './page/dogs-page.ts'
import { dogsTable } from './play/dogs-table.ts'
import { canonicalDogs, dogsGameId, leastReturn } from './play/maths.ts'
import { mathsHash } from './play/maths-hash.ts'

/** Lamplight Dogs: races of six dogs on a timetable. */
export const lamplightDogs: Game = {
  id: dogsGameId,
  path: 'lamplight-dogs',
  listing: {
    name: 'Lamplight Dogs',
    group: 'virtual',
    returnPercent: leastReturn,
    maths: canonicalDogs(),
    mathsHash,
    minStake: slipStakes('EUR', null)[0] ?? 0n,
    maxStake: highestSlip('EUR', null),
  },
  ...tableGame(dogsTable, virtualExtras, virtualCounts),
  drawPage: dogsPage,
  drawCheckPage: dogsCheckPage,
  scripts: [dogsScript, checkScript],
}
