import { harvestWheel } from '../harvest-wheel/index.ts'
import { spotOf, wheelReturnPercent, winOf } from '../harvest-wheel/play/maths.ts'
import { pockets } from '../../engine/roulette/pockets.ts'
import { plus, rational, times } from '../../engine/fairness/rational.ts'
import { exactly, type ProvenGame, type Way } from './proven-game.ts'

const stake = 10n
const wheelWays = ['n17', 'red', 'even', 'low', 'dozen2', 'column3']
const wheelWay = (spot: string): Way => ({
  name: spot,
  play: async (draw) => {
    const [pocket = 0] = await draw(pockets.length, 1)
    return { first: stake, staked: stake, won: winOf({ [spot]: String(stake) }, pocket) }
  },
})

/** Games at tables that all players share. */
export const liveGames: readonly ProvenGame[] = [
  {
    game: harvestWheel,
    ways: wheelWays.map(wheelWay),
    prove: () =>
      Object.fromEntries(
        wheelWays.map((spot) => {
          const { covers = [], pays = 0 } = spotOf(spot) ?? {}
          return [
            spot,
            exactly(times(rational(new Set(covers).size, pockets.length), plus(rational(pays), rational(1))), wheelReturnPercent),
          ]
        }),
      ),
  },
]
