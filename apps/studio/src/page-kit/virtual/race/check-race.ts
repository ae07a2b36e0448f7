// Runs in a browser: recomputes a race with the browser's own cryptography.
import { drawRace, drawRacePlan } from '../../../engine/virtual/draw-race.ts'
import { priceText } from '../../../engine/virtual/prices.ts'
import { pickOf, racePrice, type RaceMaths, type RacePlan, type RaceResult } from '../../../engine/virtual/races.ts'
import { openCheckForm, paragraph } from '../../check-form.ts'
import { openRound } from '../open-round.ts'
import { badge } from './badge.ts'

/** Opens the form on which anybody recomputes a race. */
export function openRaceCheck(maths: RaceMaths, names: readonly string[]): void {
  openCheckForm(async ({ seed = '', number = '' }) => {
    const { before, decided, publicPart, seedBefore } = await openRound(seed, maths.gameId, Number(number))
    const plan = await drawRacePlan(before, maths)
    const result = await drawRace(decided, maths, plan)
    return [
      paragraph('Public part of the seed', publicPart),
      paragraph('Seed of the round before', seedBefore),
      card(maths, names, plan, result),
    ]
  })
}

/** The runners in the order in which they came in, with weights, prices and times. */
function card(maths: RaceMaths, names: readonly string[], plan: RacePlan, { order, finish }: RaceResult): HTMLElement {
  const list = document.createElement('ol')
  list.className = 'came-in'
  list.append(
    ...order.map((runner) => {
      const item = badge(names[plan.runners[runner]?.name ?? 0] ?? '', runner)
      const price = (id: string) => {
        const pick = pickOf(id, plan.runners.length)
        return pick ? priceText(racePrice(maths, plan, pick)) : ''
      }
      const more = document.createElement('span')
      const weight = plan.runners[runner]?.weight ?? 0
      const time = ((finish[runner] ?? 0) / 1000).toFixed(2)
      more.textContent = `weight ${weight} · win ${price(`w${runner + 1}`)} · place ${price(`p${runner + 1}`)} · ${time} s`
      item.append(more)
      return item
    }),
  )
  return list
}
