import { drawDifferent } from '../fairness/draw-different.ts'
import type { Draw } from '../fairness/fair-draw.ts'
import type { RaceMaths, RacePlan, RaceResult } from './races.ts'

/** Draws who runs, with which weight: one of the fields, its weights in any order, and as many names. */
export async function drawRacePlan(draw: Draw, maths: RaceMaths): Promise<RacePlan> {
  const [at = 0] = await draw(maths.fields.length, 1)
  const field = maths.fields[at] ?? []
  const places = await drawDifferent(draw, field.length, field.length)
  const names = await drawDifferent(draw, maths.names, field.length)
  return { runners: places.map((place, runner) => ({ name: names[runner] ?? 0, weight: field[place] ?? 1 })) }
}

/**
 * Draws how a race ends, then how it is run. The first number of each place is one of all weights that are left, counted
 * from the first runner on; what follows decides nothing but the look of the race.
 */
export async function drawRace(draw: Draw, maths: RaceMaths, { runners }: RacePlan): Promise<RaceResult> {
  const order = await drawOrder(
    draw,
    runners.map(({ weight }) => weight),
  )
  const { fastest, times, gaps, parts, sway } = maths.course
  const [faster = 0] = await draw(times, 1)
  const behind = await draw(gaps, order.length - 1)
  const finish = Array.from({ length: order.length }, () => 0)
  let time = fastest + faster
  for (const [place, runner] of order.entries()) {
    finish[runner] = time
    time += 90 + (behind[place] ?? 0)
  }
  const paces: number[][] = []
  for (const _ of order) paces.push((await draw(2 * sway + 1, parts)).map((pace) => 100 - sway + pace))
  return { order, finish, paces }
}

async function drawOrder(draw: Draw, weights: readonly number[]): Promise<number[]> {
  const left = weights.map((weight, runner) => ({ weight, runner }))
  const order: number[] = []
  while (left.length > 0) {
    const [drawn = 0] = await draw(
      left.reduce((sum, { weight }) => sum + weight, 0),
      1,
    )
    let above = drawn
    const at = left.findIndex(({ weight }) => (above -= weight) < 0)
    order.push(...left.splice(at, 1).map(({ runner }) => runner))
  }
  return order
}
