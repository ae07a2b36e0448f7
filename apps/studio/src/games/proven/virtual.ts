import { rational, times, type Rational } from '../../engine/fairness/rational.ts'
import type { Game } from '../../engine/game.ts'
import type { Bets } from '../../engine/rounds/round.ts'
import type { SharedTable } from '../../engine/shared/shared-table.ts'
import { proveField } from '../../engine/virtual/prove-race.ts'
import type { RaceMaths, RacePlan, RaceResult } from '../../engine/virtual/races.ts'
import { curlewDowns } from '../curlew-downs/index.ts'
import { downsTable } from '../curlew-downs/play/downs-table.ts'
import { maths as downsMaths, spans as downsSpans } from '../curlew-downs/play/maths.ts'
import { hedgerowLeague } from '../hedgerow-league/index.ts'
import { leagueTable } from '../hedgerow-league/play/league-table.ts'
import { matchdayOf } from '../hedgerow-league/play/matchday.ts'
import { spans as leagueSpans } from '../hedgerow-league/play/maths.ts'
import { proveMatch } from '../hedgerow-league/play/prove-league.ts'
import { lamplightDogs } from '../lamplight-dogs/index.ts'
import { dogsTable } from '../lamplight-dogs/play/dogs-table.ts'
import { maths as dogsMaths, spans as dogsSpans } from '../lamplight-dogs/play/maths.ts'
import { atTable, type Proven, type ProvenGame } from './proven-game.ts'

type Span = { least: string; greatest: string }
type Spans = Readonly<Record<'win' | 'place' | 'forecast', Span>>

const stake = '100'
const printed = ({ least, greatest }: Span): string => `${least}–${greatest}`
const isBelow = (a: Rational, b: Rational) => a.of * b.in < b.of * a.in

/** The span of returns, as it is printed. */
function spanOf(returns: readonly Rational[], span: Span): Proven {
  const [least, most] = [returns.reduce((a, b) => (isBelow(b, a) ? b : a)), returns.reduce((a, b) => (isBelow(a, b) ? b : a))]
  return { least, most, printed: printed(span) }
}

const raceBets = [
  ['w1', 'win'],
  ['w4', 'win'],
  ['p2', 'place'],
  ['f1-2', 'forecast'],
] as const

/** Races: the field that is drawn decides what a bet returns, within the span of its market. */
const races = (game: Game, table: SharedTable<Bets, RacePlan, RaceResult>, maths: RaceMaths, spans: Spans): ProvenGame => ({
  game,
  ways: raceBets.map(([id]) => atTable(id, table, { [id]: stake })),
  prove: () => {
    const fields = maths.fields.map((field) => proveField(maths, field))
    const returnsOf = (id: string) => fields.flatMap((bets) => bets.flatMap((bet) => (bet.id === id ? [bet.returns] : [])))
    return Object.fromEntries(raceBets.map(([id, market]) => [id, spanOf(returnsOf(id), spans[market])]))
  },
})

const firstPicks = ['h', 'd', 'a', 'o', 'u', 'y', 'n', 's1-1', 'sx']

/** Single bets on the first match of the first matchday, whose clubs are the same in every season. */
const league: ProvenGame = {
  game: hedgerowLeague,
  ways: firstPicks.map((pick) => atTable(pick, leagueTable, { [`1${pick}`]: stake })),
  prove: () => {
    const [home = 0, away = 0] = matchdayOf(1).fixtures[0] ?? []
    return Object.fromEntries(
      proveMatch(home, away).map(({ pick, market, chance, price }) => [
        pick,
        spanOf([times(chance, rational(price, 100))], leagueSpans[market]),
      ]),
    )
  },
}

/** Virtual sports, in each kind of bet or a choice of them. */
export const virtualSports: readonly ProvenGame[] = [
  league,
  races(lamplightDogs, dogsTable, dogsMaths, dogsSpans),
  races(curlewDowns, downsTable, downsMaths, downsSpans),
]
