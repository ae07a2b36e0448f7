import { amberHive } from '../amber-hive/index.ts'
import { returnPercent as hivePercent } from '../amber-hive/play/maths.ts'
import { proveAmberHive } from '../amber-hive/play/prove-return.ts'
import { lanternTide } from '../lantern-tide/index.ts'
import { returnPercent as tidePercent } from '../lantern-tide/play/maths.ts'
import { proveLanternTide } from '../lantern-tide/play/prove-return.ts'
import { nightHeron } from '../night-heron/index.ts'
import { returnPercent as heronPercent } from '../night-heron/play/maths.ts'
import { proveNightHeron } from '../night-heron/play/prove-return.ts'
import { orchard } from '../orchard/index.ts'
import { orchardReturnPercent } from '../orchard/play/maths.ts'
import { proveOrchard } from '../orchard/play/prove-return.ts'
import { seaGlass } from '../sea-glass/index.ts'
import { returnPercent as glassPercent } from '../sea-glass/play/maths.ts'
import { proveSeaGlass } from '../sea-glass/play/prove-return.ts'
import type { Rational } from '../../engine/fairness/rational.ts'
import type { Game } from '../../engine/game.ts'
import { atOnce, exactly, type ProvenGame } from './proven-game.ts'

const spins = 'spins'
const slot = (game: Game, printed: string, prove: () => { total: Rational }): ProvenGame => ({
  game,
  ways: [atOnce(spins, game, game.solo?.stakeUnit ?? 1n)],
  prove: () => ({ [spins]: exactly(prove().total, printed) }),
})

/** The slots; each has one way to play, at the least stake in which every win is exact. */
export const slots: readonly ProvenGame[] = [
  slot(orchard, orchardReturnPercent, proveOrchard),
  slot(lanternTide, tidePercent, proveLanternTide),
  slot(seaGlass, glassPercent, proveSeaGlass),
  slot(nightHeron, heronPercent, proveNightHeron),
  slot(amberHive, hivePercent, proveAmberHive),
]
