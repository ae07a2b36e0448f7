import { readBets } from '../../engine/baccarat/deal.ts'
import { returnPercents, spots } from '../../engine/baccarat/rules.ts'
import type { Game } from '../../engine/game.ts'
import { sessionView } from '../../engine/play/session-view.ts'
import { chipsOf, faultOfBets, highestStake, stakeOf } from '../../engine/rounds/chips.ts'
import type { Bets } from '../../engine/rounds/round.ts'
import { baccaratPage, playScript } from './page/baccarat-page.ts'
import { checkScript, fairnessPage } from './page/check-page.ts'
import { canonicalMaths, maths } from './play/maths.ts'
import { mathsHash } from './play/maths-hash.ts'
import { playBaccarat } from './play/play-baccarat.ts'

/** Multiples of twenty: the banker's twentieth is never a part of a minor unit. */
const values = [20n, 100n, 500n, 1000n, 2500n] as const
const isSpot = (id: string) => spots.some((spot) => spot === id)

/** Quince Baccarat: punto banco from a new shoe of eight decks in each round. */
export const quinceBaccarat: Game = {
  id: maths.gameId,
  path: 'quince-baccarat',
  listing: {
    name: 'Quince Baccarat',
    group: 'baccarat',
    returnPercent: returnPercents.tie,
    maths: canonicalMaths(),
    mathsHash,
    minStake: values[0],
    maxStake: highestStake('EUR', null),
  },
  solo: {
    stakesOf: (currency, maxStake) => chipsOf(currency, maxStake, values),
    stakeUnit: values[0],
    choosing: {
      read: readBets,
      faultOf: (chips: Bets, stake, { currency, maxStake }) =>
        stakeOf(chips) === stake ? faultOfBets(chips, isSpot, currency, maxStake, values) : 'STAKE_UNKNOWN',
    },
    decide: playBaccarat,
  },
  view: sessionView,
  drawPage: baccaratPage,
  drawCheckPage: fairnessPage,
  scripts: [playScript, checkScript],
}
