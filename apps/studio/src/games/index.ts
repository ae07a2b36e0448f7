import type { Game } from '../engine/game.ts'
import { amberHive } from './amber-hive/index.ts'
import { blackthorn } from './blackthorn/index.ts'
import { dovecote } from './dovecote/index.ts'
import { curlewDowns } from './curlew-downs/index.ts'
import { frostPanes } from './frost-panes/index.ts'
import { harvestWheel } from './harvest-wheel/index.ts'
import { hedgerowLeague } from './hedgerow-league/index.ts'
import { hushHedgehog } from './hush-hedgehog/index.ts'
import { jacks } from './jacks/index.ts'
import { lamplightDogs } from './lamplight-dogs/index.ts'
import { lanternTide } from './lantern-tide/index.ts'
import { lilyPond } from './lily-pond/index.ts'
import { magpiePuntoBanco } from './magpie-punto-banco/index.ts'
import { millstoneRoulette } from './millstone-roulette/index.ts'
import { nightHeron } from './night-heron/index.ts'
import { orchard } from './orchard/index.ts'
import { pearlFall } from './pearl-fall/index.ts'
import { poker } from './poker/index.ts'
import { quinceBaccarat } from './quince-baccarat/index.ts'
import { seaGlass } from './sea-glass/index.ts'
import { spiritLevel } from './spirit-level/index.ts'
import { statedReturns } from './stated-returns.ts'
import { stillwaterRoulette } from './stillwater-roulette/index.ts'
import { tideNumbers } from './tide-numbers/index.ts'

/** A game with what it is said to return. */
function stated(game: Game): Game {
  const returns = statedReturns[game.id]
  return game.listing && returns ? { ...game, listing: { ...game.listing, returns } } : game
}

const all: readonly Game[] = [
  orchard,
  lanternTide,
  seaGlass,
  nightHeron,
  amberHive,
  jacks,
  blackthorn,
  millstoneRoulette,
  quinceBaccarat,
  harvestWheel,
  stillwaterRoulette,
  magpiePuntoBanco,
  hedgerowLeague,
  lamplightDogs,
  curlewDowns,
  tideNumbers,
  pearlFall,
  spiritLevel,
  hushHedgehog,
  frostPanes,
  dovecote,
  lilyPond,
  poker,
]

/** Every game of the studio, in the order in which the platform lists them. */
export const games: readonly Game[] = all.map(stated)
