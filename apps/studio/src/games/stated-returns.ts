import { exactReturns as sides } from '../engine/baccarat/rules.ts'
import { pockets } from '../engine/roulette/pockets.ts'
import { plus, rational, rest, times, type Rational } from '../engine/fairness/rational.ts'
import type { StatedReturn } from '../engine/game.ts'
import { exactReturn as hiveReturn } from './amber-hive/play/maths.ts'
import { exactReturn as blackthornReturn } from './blackthorn/play/maths.ts'
import { exactReturn as dovecoteReturn } from './dovecote/play/maths.ts'
import { exactReturn as frostReturn } from './frost-panes/play/maths.ts'
import { exactReturn as jacksReturn } from './jacks/play/maths.ts'
import { exactReturn as pondReturn } from './lily-pond/play/maths.ts'
import { exactReturn as heronReturn } from './night-heron/play/maths.ts'
import { returns as pearlReturns } from './pearl-fall/play/maths.ts'
import { exactReturn as glassReturn } from './sea-glass/play/maths.ts'
import { returns as tideReturns } from './tide-numbers/play/maths.ts'

const exactly = (one: Rational, deviation?: string): StatedReturn => ({
  least: one,
  most: one,
  ...(deviation === undefined ? {} : { deviation: { least: deviation, most: deviation } }),
})

const wheel = rational(36, pockets.length)
const half = rational(1, 2)
const none = rational(0)

/**
 * What games return of everything that is staked in their rounds, by the platform's id; `proven/stated-returns.test.ts` holds
 * it against the enumerators. Where players choose it is a span. Where it depends on how well they play there is no least:
 * anybody can play as badly as they like. The deviation of a round is there where it is proven and rounds are independent;
 * least and most of it are 0 and that of the widest single bet where bets can be joined.
 */
export const statedReturns: Readonly<Record<string, StatedReturn>> = {
  'orchard-slot': exactly(rational(2629, 2700), '2.9166'),
  'lantern-tide': exactly(rational(126_572_885_306_419n, 130_449_070_358_528n), '3.7423'),
  'sea-glass': exactly(glassReturn, '3.8649'),
  'night-heron': exactly(heronReturn, '9.4068'),
  'amber-hive': exactly(hiveReturn, '5.6010'),
  jacks: { least: none, most: jacksReturn },
  // What the best play loses is part of a stake that it doubles at most.
  blackthorn: { least: none, most: rest(times(half, rest(blackthornReturn))) },
  'millstone-roulette': { least: wheel, most: wheel, deviation: { least: '0', most: '5.8379' } },
  'quince-baccarat': { least: sides.tie, most: sides.banker, deviation: { least: '0', most: '2.9344' } },
  'orchard-wheel': exactly(wheel),
  'stillwater-roulette': exactly(wheel),
  'magpie-punto-banco': { least: sides.tie, most: sides.banker },
  // Eight legs at the least return, each price rounded down.
  'hedgerow-league': { least: half, most: rational(19, 20) },
  'lamplight-dogs': { least: rational(939, 1000), most: rational(19, 20) },
  'curlew-downs': { least: rational(9394, 10_000), most: rational(19, 20) },
  'tide-numbers': { least: tideReturns[1], most: tideReturns[4], deviation: { least: '1.6454', most: '8.5388' } },
  'pearl-fall': { least: pearlReturns[8].low, most: pearlReturns[12].medium, deviation: { least: '0.2726', most: '5.4569' } },
  'spirit-level': { least: rational(9612, 10_000), most: rational(97, 100), deviation: { least: '0.2223', most: '6.7900' } },
  'hush-hedgehog': { least: rational(77, 80), most: rational(97, 100), deviation: { least: '0.1979', most: '61.3851' } },
  'frost-panes': exactly(frostReturn, '7.7536'),
  dovecote: exactly(plus(dovecoteReturn.prizes, dovecoteReturn.jackpot)),
  'lily-pond': { least: pondReturn.prizes, most: plus(pondReturn.prizes, pondReturn.jackpot) },
}
