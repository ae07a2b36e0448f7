import { spots as sides } from '../../engine/baccarat/rules.ts'
import { proveSpot } from '../../engine/roulette/prove-spot.ts'
import { blackthorn } from '../blackthorn/index.ts'
import { returnPercent as blackthornPercent } from '../blackthorn/play/maths.ts'
import type { BlackthornSeen, BoxAct } from '../blackthorn/play/play-blackthorn.ts'
import { proveBlackthorn } from '../blackthorn/play/prove-return.ts'
import { dealerShows, strategy } from '../blackthorn/play/strategy.ts'
import { totalOf } from '../blackthorn/play/total.ts'
import { jacks } from '../jacks/index.ts'
import { returnPercent as jacksPercent } from '../jacks/play/maths.ts'
import type { JacksSeen } from '../jacks/play/play-jacks.ts'
import { openBestPlay, proveJacks } from '../jacks/play/prove-return.ts'
import { millstoneRoulette } from '../millstone-roulette/index.ts'
import { returnPercent as millstonePercent, spots } from '../millstone-roulette/play/maths.ts'
import { quinceBaccarat } from '../quince-baccarat/index.ts'
import { provenSides } from './live.ts'
import { atOnce, exactly, inSteps, type ProvenGame } from './proven-game.ts'

/** What the strategy card says for the box that is played. */
function byTheCard(seen: unknown): BoxAct {
  const { boxes, dealer } = seen as BlackthornSeen // as the game's steps told it
  const box = boxes.find(({ state }) => state === 'playing')
  if (!box) throw new Error('No box is played.')
  const { points, soft } = totalOf(box.cards)
  const shown = totalOf(dealer)
  const column = dealerShows.findIndex((card) => card === (shown.soft ? 'A' : String(shown.points)))
  const says = strategy[soft ? 'soft' : 'hard'][points]?.[column]
  if (says === 'D' || says === 'E') return box.cards.length === 2 ? 'double' : says === 'D' ? 'hit' : 'stand'
  return says === 'H' ? 'hit' : 'stand'
}

let playBest: ((cards: readonly number[]) => number[]) | undefined

/** The places of the cards that best play holds; what it needs for that takes a second and is made once. */
function bestHoldOf(seen: unknown): number[] {
  const { cards } = seen as JacksSeen // as the game's steps told it
  playBest ??= openBestPlay()
  return playBest(cards).map((card) => cards.indexOf(card))
}

const millstoneWays = ['n17', 'n17-n20', 'n16-n17-n18', 'n13-n14-n16-n17', 'dozen2', 'column3', 'red', 'even', 'low']
const millstoneSpots = spots.filter(({ id }) => millstoneWays.includes(id))

/** Card games and roulette that are played alone, by the strategy that their return is printed for. */
export const tables: readonly ProvenGame[] = [
  {
    game: jacks,
    ways: [inSteps('best holds', jacks, 1n, null, bestHoldOf)],
    prove: () => ({ 'best holds': exactly(proveJacks().total, jacksPercent) }),
  },
  {
    game: blackthorn,
    ways: [inSteps('one box', blackthorn, 2n, { boxes: 1 }, byTheCard), inSteps('six boxes', blackthorn, 12n, { boxes: 6 }, byTheCard)],
    prove: () => {
      const proven = exactly(proveBlackthorn().total, blackthornPercent)
      return { 'one box': proven, 'six boxes': proven }
    },
  },
  {
    game: millstoneRoulette,
    ways: millstoneSpots.map(({ id }) => atOnce(id, millstoneRoulette, 10n, { [id]: '10' })),
    prove: () => Object.fromEntries(millstoneSpots.map((spot) => [spot.id, exactly(proveSpot(spot), millstonePercent)])),
  },
  {
    game: quinceBaccarat,
    ways: sides.map((side) => atOnce(side, quinceBaccarat, 20n, { [side]: '20' })),
    prove: provenSides,
  },
]
