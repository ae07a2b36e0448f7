import { proveChances, proveReturns } from '../../engine/baccarat/prove-return.ts'
import { returnPercents, spots as sides } from '../../engine/baccarat/rules.ts'
import type { Game } from '../../engine/game.ts'
import { plainSpots } from '../../engine/roulette/pockets.ts'
import { proveSpot } from '../../engine/roulette/prove-spot.ts'
import type { Bets } from '../../engine/rounds/round.ts'
import type { SharedTable } from '../../engine/shared/shared-table.ts'
import { harvestWheel } from '../harvest-wheel/index.ts'
import { wheelTable } from '../harvest-wheel/play/wheel-table.ts'
import { magpiePuntoBanco } from '../magpie-punto-banco/index.ts'
import { magpieTable } from '../magpie-punto-banco/play/magpie-table.ts'
import { stillwaterRoulette } from '../stillwater-roulette/index.ts'
import { stillwaterTable } from '../stillwater-roulette/play/stillwater-table.ts'
import { atTable, exactly, type Proven, type ProvenGame } from './proven-game.ts'

const wheelSpots = plainSpots.filter(({ id }) => ['n17', 'red', 'even', 'low', 'dozen2', 'column3'].includes(id))

const wheel = <Result>(game: Game, table: SharedTable<Bets, null, Result>): ProvenGame => ({
  game,
  ways: wheelSpots.map(({ id }) => atTable(id, table, { [id]: '10' })),
  prove: () => Object.fromEntries(wheelSpots.map((spot) => [spot.id, exactly(proveSpot(spot), game.listing?.returnPercent ?? '')])),
})

/** What is proven of the sides of punto banco. */
export function provenSides(): Readonly<Record<string, Proven>> {
  const returns = proveReturns(proveChances())
  return Object.fromEntries(sides.map((side) => [side, exactly(returns[side], returnPercents[side])]))
}

/** Games at tables that all players share, in each kind of bet or a choice of them. */
export const liveGames: readonly ProvenGame[] = [
  wheel(harvestWheel, wheelTable),
  wheel(stillwaterRoulette, stillwaterTable),
  { game: magpiePuntoBanco, ways: sides.map((side) => atTable(side, magpieTable, { [side]: '20' })), prove: provenSides },
]
