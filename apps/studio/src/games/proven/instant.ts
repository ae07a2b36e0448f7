import { frostPanes } from '../frost-panes/index.ts'
import { returnPercent as frostPercent } from '../frost-panes/play/maths.ts'
import { proveFrostPanes } from '../frost-panes/play/prove-return.ts'
import { hushHedgehog } from '../hush-hedgehog/index.ts'
import { returnSpan as hedgehogSpan } from '../hush-hedgehog/play/maths.ts'
import type { HedgehogAct, HedgehogSeen } from '../hush-hedgehog/play/play-hush-hedgehog.ts'
import { proveHushHedgehog } from '../hush-hedgehog/play/prove-return.ts'
import { pearlFall } from '../pearl-fall/index.ts'
import { returns as pearlReturns, riskChoices, rowChoices } from '../pearl-fall/play/maths.ts'
import { provePearlFall } from '../pearl-fall/play/prove-return.ts'
import { spiritLevel } from '../spirit-level/index.ts'
import { returnOf } from '../spirit-level/play/maths.ts'
import { proveSpiritLevel } from '../spirit-level/play/prove-return.ts'
import { tideNumbers } from '../tide-numbers/index.ts'
import { maths as tideMaths, returns as tideReturns, type MarkCount } from '../tide-numbers/play/maths.ts'
import { proveTideNumbers } from '../tide-numbers/play/prove-return.ts'
import { atOnce, exactly, inSteps, type ProvenGame } from './proven-game.ts'

const markCounts = Object.keys(tideMaths.tenths).map((marks) => Number(marks) as MarkCount) // the table has these keys only
const boards = rowChoices.flatMap((rows) => riskChoices.map((risk) => ({ name: `${rows} rows, ${risk}`, rows, risk })))
const levels = ([2, 10, 25, 50, 75, 89, 95] as const).flatMap((chance) =>
  (['below', 'above'] as const).map((side) => ({ name: `${chance} % ${side}`, side, chance })),
)
const walks = [1, 3, 6, 12].flatMap((hedgehogs) =>
  [1, 3].map((heaps) => ({ name: `${hedgehogs} asleep, ${heaps} opened`, hedgehogs, heaps })),
)

/** Opens so many heaps from the first on, then takes what is won. */
const walk =
  (heaps: number) =>
  (seen: unknown): HedgehogAct => {
    const { opened } = seen as HedgehogSeen // as the game's steps told it
    return opened.length < heaps ? { open: opened.length } : { take: true }
  }

/** Instant games, in each way to play or a choice of them. */
export const instantGames: readonly ProvenGame[] = [
  {
    game: tideNumbers,
    ways: markCounts.map((marks) =>
      atOnce(
        `${marks} marks`,
        tideNumbers,
        10n,
        Array.from({ length: marks }, (_, at) => at + 1),
      ),
    ),
    prove: () =>
      Object.fromEntries(markCounts.map((marks) => [`${marks} marks`, exactly(proveTideNumbers(marks).total, tideReturns[marks].percent)])),
  },
  {
    game: pearlFall,
    ways: boards.map(({ name, rows, risk }) => atOnce(name, pearlFall, 10n, { rows, risk })),
    prove: () =>
      Object.fromEntries(
        boards.map(({ name, rows, risk }) => [name, exactly(provePearlFall(rows, risk).total, pearlReturns[rows][risk].percent)]),
      ),
  },
  {
    game: spiritLevel,
    ways: levels.map(({ name, side, chance }) => atOnce(name, spiritLevel, 100n, { side, chance })),
    prove: () =>
      Object.fromEntries(levels.map(({ name, side, chance }) => [name, exactly(proveSpiritLevel(side, chance), returnOf(chance))])),
  },
  {
    game: hushHedgehog,
    ways: walks.map(({ name, hedgehogs, heaps }) => inSteps(name, hushHedgehog, 100n, hedgehogs, walk(heaps))),
    prove: () =>
      Object.fromEntries(
        walks.map(({ name, hedgehogs }) => {
          const { least, greatest } = proveHushHedgehog(hedgehogs)
          return [name, { least, most: greatest, printed: hedgehogSpan }]
        }),
      ),
  },
  {
    game: frostPanes,
    ways: [atOnce('panes', frostPanes, 10n)],
    prove: () => ({ panes: exactly(proveFrostPanes().total, frostPercent) }),
  },
]
