// Runs in a browser: recomputes a race with the browser's own cryptography.
import type { Bets } from '../../../engine/rounds/round.ts'
import type { SharedTable } from '../../../engine/shared/shared-table.ts'
import { priceText } from '../../../engine/virtual/prices.ts'
import { pickOf, racePrice, type RaceMaths, type RacePlan, type RaceResult } from '../../../engine/virtual/races.ts'
import { openTableCheck } from '../../check/check-table.ts'
import { fillIn } from '../../page.ts'
import { badge } from './badge.ts'
import type { RaceWords } from './words/index.ts'

type Told = { own: RaceWords; weightText: string }

/** Opens the form on which anybody recomputes a race. */
export function openRaceCheck(table: SharedTable<Bets, RacePlan, RaceResult>, maths: RaceMaths, names: readonly string[]): void {
  openTableCheck<Bets, RacePlan, RaceResult, RaceWords>(table, ({ plan, result }, { own, words }) => [
    card(maths, names, plan, result, { own, weightText: words.weight }),
  ])
}

/** The runners in the order in which they came in, with weights, prices and times. */
function card(maths: RaceMaths, names: readonly string[], plan: RacePlan, { order, finish }: RaceResult, told: Told): HTMLElement {
  const { own, weightText } = told
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
      const weight = fillIn(weightText, { weight: plan.runners[runner]?.weight ?? 0 })
      const time = ((finish[runner] ?? 0) / 1000).toFixed(2)
      more.textContent = `${weight} · ${own.win} ${price(`w${runner + 1}`)} · ${own.place} ${price(`p${runner + 1}`)} · ${time} s`
      item.append(more)
      return item
    }),
  )
  return list
}
