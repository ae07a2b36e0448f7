import type { Game } from '../../engine/game.ts'
import { tableGame } from '../../engine/shared/table-game.ts'
import { highestSlip, slipStakes } from '../../engine/virtual/slips.ts'
import { virtualCounts, virtualExtras } from '../../engine/virtual/virtual-table.ts'
import { checkScript, downsCheckPage } from './page/check-page.ts'
import { downsPage, downsScript } from './page/downs-page.ts'
import { downsTable } from './play/downs-table.ts'
import { canonicalDowns, downsGameId, leastReturn } from './play/maths.ts'
import { mathsHash } from './play/maths-hash.ts'

/** Curlew Downs: flat races of eight to twelve horses on a timetable. */
export const curlewDowns: Game = {
  id: downsGameId,
  path: 'curlew-downs',
  listing: {
    name: 'Curlew Downs',
    group: 'virtual',
    returnPercent: leastReturn,
    maths: canonicalDowns(),
    mathsHash,
    minStake: slipStakes('EUR', null)[0] ?? 0n,
    maxStake: highestSlip('EUR', null),
  },
  ...tableGame(downsTable, virtualExtras, virtualCounts),
  drawPage: downsPage,
  drawCheckPage: downsCheckPage,
  scripts: [downsScript, checkScript],
}
