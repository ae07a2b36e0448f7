import type { Sql } from '../../base/database/database.ts'
import { judge, type Judged, type Stated } from './band.ts'
import { readPlayedSums, type PlayedSums } from './return-day.sql.ts'
import { readStatedGames, type StatedGame } from './stated-return.sql.ts'

/** The stretches that returns are looked at in: so many days up to today, null for all that is known. */
export const periods = [{ days: 7 }, { days: 30 }, { days: 90 }, { days: null }] as const

/** A game's return in a stretch of days, held against what is stated. Money is in minor units. */
export type FoundReturn = StatedGame & {
  days: number | null
  rounds: bigint
  currencies: readonly PlayedSums[]
  stated: Stated | null
  judged: Judged
}

const dayMs = 86_400_000

/** Returns the first day (UTC) of a stretch that ends today. */
export const firstDay = (at: Date, days: number | null): string | null =>
  days === null ? null : new Date(at.getTime() - (days - 1) * dayMs).toISOString().slice(0, 10)

/** Finds the returns of the games that were played in a stretch of days, of one game or of all. */
export async function findReturns(sql: Sql, at: Date, days: number | null, game: number | null = null): Promise<FoundReturn[]> {
  const games = await readStatedGames(sql, game)
  const sums = Map.groupBy(await readPlayedSums(sql, firstDay(at, days), game), (one) => one.game)
  return games.flatMap((one) => {
    const currencies = sums.get(one.game)
    if (!currencies && game === null) return []
    const stated = statedOf(one)
    const rounds = (currencies ?? []).reduce((sum, own) => sum + own.rounds, 0n)
    return [{ ...one, days, rounds, currencies: currencies ?? [], stated, judged: judge(currencies ?? [], stated) }]
  })
}

/** What is printed is rounded to a hundredth of a percent. */
export const rounding = 0.000_05

/** Returns what a game's listing states, or what the catalogue prints where there is none, such as 96.25 or 94.50–95. */
export function statedOf({ least, most, deviationLeast, deviationMost, printed }: StatedGame): Stated | null {
  if (least !== null && most !== null)
    return {
      least,
      most,
      deviation: deviationLeast === null || deviationMost === null ? null : { least: deviationLeast, most: deviationMost },
    }
  const percents = /^(\d{1,3}(?:\.\d+)?)(?:\s*[–-]\s*(\d{1,3}(?:\.\d+)?))?$/.exec(printed?.trim() ?? '')
  if (!percents) return null
  const [from, to] = [Number(percents[1]), Number(percents[2] ?? percents[1])]
  return from > 0 && from <= to ? { least: from / 100 - rounding, most: to / 100 + rounding, deviation: null } : null
}
