import type { Game } from '../../engine/game.ts'
import { sessionView } from '../../engine/play/session-view.ts'
import { chipsOf, faultOfBets, highestStake, stakeOf } from '../../engine/rounds/chips.ts'
import type { Bets } from '../../engine/rounds/round.ts'
import { checkScript, fairnessPage } from './page/check-page.ts'
import { millstonePage, playScript } from './page/millstone-page.ts'
import { canonicalMaths, millstoneId, returnPercent, spotOf } from './play/maths.ts'
import { mathsHash } from './play/maths-hash.ts'
import { readBets, spinMillstone } from './play/spin-millstone.ts'

const smallest = chipsOf('EUR', null)[0] ?? 0n

/** Millstone Roulette: a wheel with one zero for one player, who spins when they like. */
export const millstoneRoulette: Game = {
  id: millstoneId,
  path: 'millstone-roulette',
  listing: {
    name: 'Millstone Roulette',
    group: 'roulette',
    returnPercent,
    maths: canonicalMaths(),
    mathsHash,
    minStake: smallest,
    maxStake: highestStake('EUR', null),
  },
  solo: {
    stakesOf: chipsOf,
    stakeUnit: smallest,
    choosing: {
      read: readBets,
      faultOf: (chips: Bets, stake, { currency, maxStake }) =>
        stakeOf(chips) === stake ? faultOfBets(chips, (id) => spotOf(id) !== undefined, currency, maxStake) : 'STAKE_UNKNOWN',
    },
    decide: spinMillstone,
  },
  view: sessionView,
  drawPage: millstonePage,
  drawCheckPage: fairnessPage,
  scripts: [playScript, checkScript],
}
