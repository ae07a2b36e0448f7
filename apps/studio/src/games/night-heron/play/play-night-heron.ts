import type { Draw } from '../../../engine/fairness/fair-draw.ts'
import type { RoundView } from '../../../engine/rounds/round-view.ts'
import { maths, stopsPerStrip } from './maths.ts'
import { readSpin, type Spin } from './read-spin.ts'

/** A spin with what it pays, and what all until then pay together; amounts are minor units as text. */
export type PaidSpin = Spin & { amount: string; total: string }

/** What decided a round: the spin, what its moons pay, and the free spins that they bring, in which herons stay. */
export type HeronOutcome = { spin: PaidSpin; moonPay: string; free: PaidSpin[]; win: string }

/** A round of Night Heron as its page is told it. */
export type HeronRound = RoundView<HeronOutcome>

/** Decides a round with all its free spins. The stake is a multiple of `maths.stakeParts`. */
export async function playNightHeron(draw: Draw, stake: bigint): Promise<HeronOutcome> {
  const part = stake / BigInt(maths.stakeParts)
  const stopsOf = () => draw(stopsPerStrip, maths.strips.length)
  const first = readSpin(await stopsOf())
  const moonPay = stake * BigInt(maths.moons.pays[first.moons - 3] ?? 0)
  let total = moonPay
  const paid = (spin: Spin): PaidSpin => {
    const amount = part * BigInt(spin.pays)
    total += amount
    return { ...spin, amount: String(amount), total: String(total) }
  }
  const spin = paid(first)
  const free: PaidSpin[] = []
  let stay: number[] = []
  for (let left = maths.moons.spins[first.moons - 3] ?? 0; left > 0; left -= 1) {
    const next = readSpin(await stopsOf(), stay)
    stay = next.herons
    free.push(paid(next))
  }
  return { spin, moonPay: String(moonPay), free, win: String(total) }
}
