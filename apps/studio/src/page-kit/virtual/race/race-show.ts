// Runs in the game's frame: a race with its card, its picture and what is said about it.
import { standingAt } from '../../../engine/virtual/course.ts'
import { chanceOf, pickOf, racePrice, raceWins, type RaceMaths, type RacePlan, type RaceResult } from '../../../engine/virtual/races.ts'
import type { VirtualRound } from '../../../engine/virtual/virtual-view.ts'
import { fillIn, found } from '../../page.ts'
import type { Voice } from '../../show/sound.ts'
import { playVirtual } from '../play.ts'
import type { VirtualShow } from '../show.ts'
import { now, own as sent, takesBets, visit } from '../visit.ts'
import { badge } from './badge.ts'
import { openCard } from './card.ts'
import { openStage, type RaceLook } from './stage.ts'
import type { RaceWords } from './words/index.ts'

const own = sent as typeof sent & RaceWords // sent by race-page.ts
const tailMs = 2600
const still = matchMedia('(prefers-reduced-motion: reduce)')

/** What one game of races brings. */
export type RaceGame = { maths: RaceMaths; names: readonly string[]; look: RaceLook; voice: Voice; checkPath: string }

type Race = VirtualRound<RacePlan, RaceResult>

/** Opens the page of a game of races. */
export function openRaces({ maths, names, look, voice, checkPath }: RaceGame): void {
  const stage = openStage(found('#race') as HTMLCanvasElement, look) // written as one by race-page.ts
  const texts = raceTexts(maths, names)
  const { betText, nameAt, named, priceOf } = texts
  const card = openCard({
    ...texts,
    own,
    chanceOf: (plan, runner) => winPercent(maths, plan, runner),
    isChosen: (id) => playing.slips.has(visit.chosen, id),
    toggle: (id) => playing.toggle(visit.chosen, id),
  })
  let last: Race | null = null
  const show: VirtualShow<RacePlan, RaceResult> = {
    checkPath,
    voice,
    showMs: maths.course.fastest + maths.course.times + maths.course.gaps * 12 + tailMs,
    nameOf: ({ number }) => fillIn(own.race, { number }),
    betText,
    priceOf,
    winsBy: (plan, { order }, id) => {
      const pick = pickOf(id, plan.runners.length)
      return pick !== null && raceWins(pick, order, maths.placed)
    },
    resultText: (plan, { order }) => fillIn(own.firstThree, named(plan, order)),
    drawCard: (round) => card.draw(round, takesBets(round)),
    drawStage: (round, ms) => {
      last = round
      // Where motion is reduced, the picture stands still and the list beneath tells the race.
      stage.draw({ plan: round.plan, result: round.result, ms: still.matches ? -1 : ms })
      drawStanding(round, still.matches ? Math.floor(ms / 1000) * 1000 : ms, nameAt)
    },
    commentary: ({ plan, result }) => (result === null ? [] : sentences(plan, result, named)),
  }
  const redraw = () => last && show.drawStage(last, last.result ? now() - Date.parse(last.closesAt) : -1)
  stage.onLight(redraw)
  new ResizeObserver(redraw).observe(found('#race'))
  const playing = playVirtual(show)
}

function drawStanding({ plan, result }: Race, ms: number, nameAt: (plan: RacePlan, runner: number) => string): void {
  const order = result && ms > 0 ? standingAt(result, ms) : plan.runners.map((_, runner) => runner)
  const list = found('#standing')
  const key = `${plan.runners.map(({ name }) => name).join()}|${order.join()}`
  if (list.dataset.drawn === key) return
  list.dataset.drawn = key
  list.replaceChildren(...order.map((runner) => badge(nameAt(plan, runner), runner)))
}

function winPercent(maths: RaceMaths, plan: RacePlan, runner: number): number {
  const weights = plan.runners.map(({ weight }) => weight)
  const { of, in: all } = chanceOf(weights, { market: 'win', runners: [runner] }, maths.placed)
  return (100 * Number(of)) / Number(all)
}

/** Runners, bets and prices of a game's races, in words. */
function raceTexts(maths: RaceMaths, names: readonly string[]) {
  const nameAt = ({ runners }: RacePlan, runner: number) =>
    fillIn(own.runner, { number: runner + 1, name: names[runners[runner]?.name ?? 0] ?? '' })
  const named = (plan: RacePlan, runners: readonly number[]) => {
    const [first = '', second = '', third = ''] = runners.map((runner) => nameAt(plan, runner))
    return { first, second, third }
  }
  return {
    nameAt,
    named,
    priceOf: (plan: RacePlan, id: string) => {
      const pick = pickOf(id, plan.runners.length)
      return pick && BigInt(racePrice(maths, plan, pick))
    },
    betText: (plan: RacePlan, id: string) => {
      const { market, runners } = pickOf(id, plan.runners.length) ?? { market: 'win', runners: [] }
      const { first, second } = named(plan, runners)
      if (market === 'forecast') return fillIn(own.forecastOf, { first, second })
      return fillIn(market === 'win' ? own.winOf : own.placeOf, { runner: first })
    },
  }
}

/** What is said of a race: at the start, on the way, before the finish, and when the first three are in. */
function sentences(plan: RacePlan, result: RaceResult, named: (plan: RacePlan, runners: readonly number[]) => Record<string, string>) {
  const first = result.finish[result.order[0] ?? 0] ?? 0
  const third = result.finish[result.order[2] ?? 0] ?? 0
  const at = (part: number, text: string) => {
    const ms = Math.round(first * part)
    return { at: ms, text: fillIn(text, named(plan, standingAt(result, ms))) }
  }
  return [
    { at: 0, text: own.lineUp },
    at(0.06, own.off),
    at(0.3, own.early),
    at(0.52, own.early),
    at(0.74, own.late),
    at(0.9, isClose(result, first * 0.9) ? own.close : own.late),
    { at: third, text: fillIn(own.finish, named(plan, result.order)) },
  ]
}

function isClose(result: RaceResult, ms: number): boolean {
  const [first = 0, second = 0] = standingAt(result, ms)
  return Math.abs((result.finish[first] ?? 0) - (result.finish[second] ?? 0)) < 200
}
