import type { GameReturn } from '@fairhouse/contract/office/queues/game-returns.ts'
import { returnGrades, type ReturnPeriod } from '@fairhouse/contract/office/queues/return-parts.ts'
import type { OfficeAnswers, OfficeTakes } from '@fairhouse/contract/office/office-caller.ts'
import { formatAmount } from '@fairhouse/money'
import {
  findReturns,
  firstDay,
  periods,
  readAlarm,
  readPlayedDays,
  type FoundReturn,
  type ReturnAlarm,
} from '../../play/game-returns/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { readActorNames } from '../records/actor-names.ts'

const gamesAtOnce = 50
const mostDays = 400

/** Names a stretch of days as the office does. */
export const periodOf = (days: number | null): ReturnPeriod => (days === null ? 'all' : (String(days) as ReturnPeriod)) // of `periods`
const daysOf = (period: ReturnPeriod = '30'): number | null => (period === 'all' ? null : Number(period))

/** Lists what games have returned, the furthest outside first. Where a list goes on is a place in that order. */
export async function listGameReturns(
  { house }: StaffContext,
  { period, words, grade, after }: OfficeTakes<'GET /office/game-returns'>,
): Promise<OfficeAnswers<'GET /office/game-returns'>> {
  const from = after !== undefined && /^\d{1,9}$/.test(after) ? Number(after) : 0
  const all = await findReturns(house.db, house.clock.now(), daysOf(period))
  const asked = words?.trim().toLowerCase() ?? ''
  const found = all
    .filter((one) => grade === undefined || one.judged.grade === grade)
    .filter(({ name, game, studio, provider }) =>
      [name, String(game), studio, provider ?? ''].some((text) => text.toLowerCase().includes(asked)),
    )
    .toSorted(furthestFirst)
  const next = from + gamesAtOnce
  return { games: found.slice(from, next).map(viewOf), next: found.length > next ? String(next) : null }
}

const furthestFirst = (a: FoundReturn, b: FoundReturn): number =>
  returnGrades.indexOf(a.judged.grade) - returnGrades.indexOf(b.judged.grade) ||
  b.judged.errors - a.judged.errors ||
  (a.name < b.name ? -1 : a.name > b.name ? 1 : a.game - b.game)

/** Reads what a game has returned, in each stretch of days and day by day. */
export async function readGameReturn(
  { house }: StaffContext,
  { id, period }: OfficeTakes<'GET /office/game-returns/one'>,
): Promise<OfficeAnswers<'GET /office/game-returns/one'> | OfficeRefused> {
  const [at, game] = [house.clock.now(), Number(id)]
  const [one] = await findReturns(house.db, at, daysOf(period), game)
  if (!one) return no('notFound')
  const [days, alarm] = [await readPlayedDays(house.db, game, firstDay(at, daysOf(period)), mostDays), await readAlarm(house.db, game)]
  const names = await readActorNames(house.db, alarm?.dismissed_by ? [alarm.dismissed_by] : [])
  return {
    game: viewOf(one),
    periods: await standingsOf(house.db, at, game),
    days: days.map(({ day, ...sums }) => ({ day, ...moneyOf(sums) })),
    since: one.since,
    alarm: alarm ? alarmView(alarm, names, one.isOn) : null,
  }
}

/** Tells how a game stands in each stretch of days. */
export async function standingsOf(sql: StaffContext['house']['db'], at: Date, game: number) {
  const found = await Promise.all(periods.map(({ days }) => findReturns(sql, at, days, game)))
  return found.flat().map((one) => ({ period: periodOf(one.days), ...standingView(one) }))
}

function alarmView({ grade, since, dismissed_at: at, dismissed_by: by }: ReturnAlarm, names: ReadonlyMap<string, string>, isOn: boolean) {
  return {
    grade,
    since: since.toISOString(),
    waits: at === null && isOn,
    dismissed: at && by ? { at: at.toISOString(), by: names.get(by) ?? by } : null,
  }
}

const percentOf = (part: number): string => (part * 100).toFixed(2)

/** What is stated of a game in percent; what nobody can go below by playing badly begins at nothing. */
export const statedView = ({ stated }: FoundReturn) => stated && { from: percentOf(stated.least), to: percentOf(stated.most) }

function standingView({ rounds, judged: { actual, band, grade, side, errors } }: FoundReturn) {
  return {
    rounds: Number(rounds),
    actual: actual === null ? null : percentOf(actual),
    band: band && { from: percentOf(band.from), to: percentOf(band.to) },
    grade,
    side,
    errors: errors.toFixed(1),
  }
}

const viewOf = (one: FoundReturn): GameReturn => ({
  ...standingView(one),
  id: String(one.game),
  name: one.name,
  studio: one.studio,
  provider: one.provider,
  isOn: one.isOn,
  printed: one.printed,
  stated: statedView(one),
  money: one.currencies.map(moneyOf),
})

const moneyOf = ({ currency, rounds, staked, won }: { currency: string; rounds: bigint; staked: bigint; won: bigint }) => ({
  currency,
  rounds: Number(rounds),
  staked: formatAmount(staked, currency),
  won: formatAmount(won, currency),
  actual: staked > 0n ? percentOf(Number(won) / Number(staked)) : null,
})
