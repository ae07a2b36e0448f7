import type { Game } from '../../engine/game.ts'
import { highestSlip, slipStakes } from '../../engine/virtual/slips.ts'
import { checkScript, leagueCheckPage } from './page/check-page.ts'
import { leaguePage, leagueScript } from './page/league-page.ts'
import { leagueGame } from './play/league-view.ts'
import { canonicalLeague, leagueGameId, leastReturn } from './play/maths.ts'
import { mathsHash } from './play/maths-hash.ts'

/** Hedgerow League: the matchdays of sixteen invented clubs on a timetable. */
export const hedgerowLeague: Game = {
  id: leagueGameId,
  path: 'hedgerow-league',
  listing: {
    name: 'Hedgerow League',
    group: 'virtual',
    returnPercent: leastReturn,
    maths: canonicalLeague(),
    mathsHash,
    minStake: slipStakes('EUR', null)[0] ?? 0n,
    maxStake: highestSlip('EUR', null),
  },
  ...leagueGame,
  drawPage: leaguePage,
  drawCheckPage: leagueCheckPage,
  scripts: [leagueScript, checkScript],
}
