// Runs in the game's frame: the card of a race, on which bets are chosen.
import { priceText } from '../../../engine/virtual/prices.ts'
import type { RacePlan, RaceResult } from '../../../engine/virtual/races.ts'
import type { VirtualRound } from '../../../engine/virtual/virtual-view.ts'
import { fillIn, found } from '../../page.ts'
import { badge } from './badge.ts'
import type { RaceWords } from './words/index.ts'

type Asked = {
  own: RaceWords
  nameAt: (plan: RacePlan, runner: number) => string
  priceOf: (plan: RacePlan, id: string) => bigint | null
  betText: (plan: RacePlan, id: string) => string
  /** The chance to win, in percent. */
  chanceOf: (plan: RacePlan, runner: number) => number
  isChosen: (id: string) => boolean
  toggle: (id: string) => void
}

/** Opens the card: the runners with their prices to win and to be placed, and the forecast. */
export function openCard(asked: Asked) {
  const { own, priceOf, betText, isChosen, toggle } = asked
  const [first, second] = ['#first', '#second'].map((id) => found(id) as HTMLSelectElement) // written as such by race-page.ts
  const add = found('#forecast')
  let drawn = ''
  let plan: RacePlan | null = null
  const forecastId = () => `f${first?.value}-${second?.value}`
  const drawForecast = (isOpen: boolean): void => {
    const price = plan && priceOf(plan, forecastId())
    add.textContent = fillIn(own.addForecast, { price: price ? priceText(price) : '–' })
    add.setAttribute('aria-disabled', String(!price || !isOpen))
    add.setAttribute('aria-pressed', String(isChosen(forecastId())))
  }
  for (const select of [first, second]) select?.addEventListener('change', () => drawForecast(true))
  add.addEventListener('click', () => add.getAttribute('aria-disabled') === 'false' && toggle(forecastId()))
  const build = (round: VirtualRound<RacePlan, RaceResult>): void => {
    plan = round.plan
    found('#runners').replaceChildren(...round.plan.runners.map((_, runner) => rowOf(asked, round.plan, runner)))
    for (const [at, select] of [first, second].entries())
      select?.replaceChildren(
        ...round.plan.runners.map((_, runner) => new Option(asked.nameAt(round.plan, runner), String(runner + 1), false, runner === at)),
      )
  }
  return {
    draw: (round: VirtualRound<RacePlan, RaceResult>, isOpen: boolean): void => {
      if (drawn !== String(round.number)) build(round)
      drawn = String(round.number)
      found('#card-title').textContent = fillIn(own.race, { number: round.number })
      for (const button of document.querySelectorAll<HTMLElement>('[data-bet]')) {
        const id = button.dataset.bet ?? ''
        button.setAttribute('aria-pressed', String(isChosen(id)))
        button.setAttribute('aria-disabled', String(!isOpen))
        const label = fillIn(own.priced, { bet: betText(round.plan, id), price: button.textContent ?? '' })
        button.setAttribute('aria-label', label)
      }
      drawForecast(isOpen)
    },
  }
}

/** A runner with its chance as a bar, and its two prices. */
function rowOf({ own, nameAt, priceOf, chanceOf, toggle }: Asked, plan: RacePlan, runner: number): HTMLElement {
  const row = document.createElement('li')
  const name = badge(nameAt(plan, runner), runner)
  const chance = document.createElement('span')
  const percent = chanceOf(plan, runner)
  chance.className = 'chance'
  chance.textContent = fillIn(own.chance, { percent: percent.toFixed(1) })
  chance.style.setProperty('--part', `${Math.min(percent * 2.2, 100)}%`)
  const prices = [`w${runner + 1}`, `p${runner + 1}`].map((id) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'price'
    button.dataset.bet = id
    button.textContent = priceText(priceOf(plan, id) ?? 0n)
    button.addEventListener('click', () => button.getAttribute('aria-disabled') === 'false' && toggle(id))
    return button
  })
  const who = document.createElement('div')
  who.className = 'who'
  who.append(...name.childNodes, chance)
  row.append(who, ...prices)
  return row
}
