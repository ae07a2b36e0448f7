// Runs in the game's frame: the league with its card, its matches and what is said about them.
import type { VirtualRound, VirtualView } from '../../../engine/virtual/virtual-view.ts'
import { fillIn, found } from '../../../page-kit/page.ts'
import { playVirtual } from '../../../page-kit/virtual/play.ts'
import type { VirtualShow } from '../../../page-kit/virtual/show.ts'
import { now, own as texts, takesBets, visit } from '../../../page-kit/virtual/visit.ts'
import { joinLegs, leaguePrice, leagueWins, legsOf } from '../play/bets.ts'
import type { LeagueView } from '../play/league-view.ts'
import { scoreAt, type Matchday, type Played } from '../play/matchday.ts'
import type { LeagueWords } from '../words/index.ts'
import { seenAt } from './ball.ts'
import { clubName, openBoard } from './board.ts'
import { openCard } from './card.ts'
import { openPitch } from './pitch.ts'
import { betWords, pickWords } from './bet-words.ts'
import { drawStandings } from './standings.ts'

type Day = VirtualRound<Matchday, Played>

const own = texts as typeof texts & LeagueWords // sent by league-page.ts
/** Ninety minutes are played in one of the clock. */
const minuteMs = 60_000 / 90
const pitch = openPitch()
/** The match that is followed, by the round in which it was chosen; else the first of the player's bets is. */
let chosen: { round: number; match: number } | null = null
let last: Day | null = null

const board = openBoard((match) => {
  if (!last) return
  chosen = { round: last.number, match }
  show.drawStage(last, last.result ? now() - Date.parse(last.closesAt) : -1)
})
const card = openCard({
  own,
  pickText: (pick) => pickWords(own, pick),
  betText: (plan, id) => betWords(own, plan, id),
  isChosen: (id) => playing.slips.has(visit.chosen, id),
  toggle: (id) => playing.toggle(visit.chosen, id),
})

const show: VirtualShow<Matchday, Played> = {
  checkPath: '/studio/games/hedgerow-league/fairness',
  voice: { root: 174, scale: [0, 2, 4, 7, 9], wave: 'triangle' },
  showMs: 61_500,
  nameOf: ({ plan: { season, day } }) => fillIn(own.matchday, { season, day }),
  betText: (plan, id) => betWords(own, plan, id),
  priceOf: leaguePrice,
  winsBy: (_, result, id) => leagueWins(result, id),
  resultText: ({ fixtures }, { goals }) =>
    fixtures.map(([home, away], match) => `${clubName(home)} ${scoreAt(goals[match] ?? []).join('–')} ${clubName(away)}`).join(', '),
  drawCard: (round) => card.draw(round, takesBets(round)),
  drawStage: (round, ms) => {
    last = round
    const at = ms < 0 ? null : Math.min(ms / minuteMs, 90)
    const match = followed(round)
    const [home = 0, away = 0] = round.plan.fixtures[match] ?? []
    board.draw(round.plan, round.result, at, match)
    pitch.draw({ key: round.number * 8 + match, home, away, goals: round.result?.goals[match] ?? [] }, at)
    drawClock(at, home, away)
  },
  commentary: ({ plan, result }) => (result === null ? [] : sentences(plan, result)),
  combine: (ids) => {
    const joined = joinLegs(ids)
    return joined ? [joined] : []
  },
  taken: () => drawStandings((visit.state as VirtualView & LeagueView).standings), // told by league-view.ts
}
const playing = playVirtual(show)

function followed({ number, plan }: Day): number {
  if (chosen?.round === number) return chosen.match
  const ids = visit.state?.mine.filter(({ table }) => table.round === number).flatMap(({ table }) => Object.keys(table.bet)) ?? []
  return Math.min(legsOf(ids[0] ?? '')?.[0]?.match ?? 0, plan.fixtures.length - 1)
}

function drawClock(at: number | null, home: number, away: number): void {
  const text = at === null ? '' : fillIn(own.minute, { minute: Math.min(Math.floor(at) + 1, 90) })
  if (found('#minute').textContent !== text) found('#minute').textContent = text
  const pair = `${clubName(home)} – ${clubName(away)}`
  if (found('#followed').textContent !== pair) found('#followed').textContent = pair
}

/** Every goal of the matchday in the order of its minute, and the end. */
function sentences({ fixtures }: Matchday, { goals }: Played): { at: number; text: string }[] {
  const told = goals.flatMap((ofMatch, match) => {
    const [home = 0, away = 0] = fixtures[match] ?? []
    return ofMatch.map((goal, count) => ({
      // Two goals of one minute are two sentences.
      at: seenAt(goal) * minuteMs + match + count / 100,
      text: fillIn(own.goal, {
        minute: goal.minute,
        club: clubName(goal.side === 'home' ? home : away),
        home: clubName(home),
        away: clubName(away),
        score: scoreAt(ofMatch.slice(0, count + 1)).join('–'),
      }),
    }))
  })
  const sorted = told.toSorted((a, b) => a.at - b.at)
  return [{ at: 0, text: own.kickOff }, ...sorted, { at: 90 * minuteMs, text: own.over90 }]
}
