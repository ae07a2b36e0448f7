import type { PublishedReturn, ReturnStretch } from '@fairhouse/contract'
import type { House } from '../../base/house.ts'
import { findReturns, rounding, statedOf, type FoundReturn } from './find-returns.ts'
import { readStatedGames } from './stated-return.sql.ts'

/** With fewer rounds a return says nothing about a game, and might say something about a player. */
const fewestRounds = 1000n
const monthDays = 30
/** With the minute in which rounds are counted, and the one for which browsers keep the answer, figures are six minutes old at most. */
const keptMs = 240_000

type Published = { at: string; games: PublishedReturn[] }
const kept = new WeakMap<Pick<House, 'db' | 'clock'>, { told: Promise<Published>; until: number }>()

/** Returns what players may read of the returns of all games that are on; computed once in four minutes, however many ask. */
export async function publishedReturns(house: House): Promise<Published> {
  const now = house.clock.now().getTime()
  const there = kept.get(house)
  if (there && there.until > now) return there.told
  const told = read(house)
  kept.set(house, { told, until: now + keptMs })
  told.catch(() => kept.delete(house))
  return told
}

async function read({ db, clock }: House): Promise<Published> {
  const at = clock.now()
  const games = await readStatedGames(db, null)
  const [today, month] = [byGame(await findReturns(db, at, 1)), byGame(await findReturns(db, at, monthDays))]
  const told = games.flatMap((one): PublishedReturn[] => {
    const stated = statedOf(one)
    if (!stated || !one.isOn || !one.isListed) return []
    const { game, friendlyId, name } = one
    // What is printed alone is told as it is printed.
    const rounded = one.least === null ? rounding : 0
    const span = { from: percentOf(stated.least + rounded), to: percentOf(stated.most - rounded) }
    return [{ game: friendlyId, name, stated: span, today: stretchOf(today.get(game)), month: stretchOf(month.get(game)) }]
  })
  return { at: at.toISOString(), games: told.toSorted((a, b) => alphabet.compare(a.name, b.name)) }
}

const alphabet = new Intl.Collator('en')
const byGame = (found: readonly FoundReturn[]) => new Map(found.map((one) => [one.game, one]))
const percentOf = (part: number): string => (part * 100).toFixed(2)

function stretchOf(found: FoundReturn | undefined): ReturnStretch {
  if (!found || found.rounds < fewestRounds) return { rounds: null, actual: null, band: null, standing: 'few' }
  const { actual, band, grade, side } = found.judged
  const rounds = Number(found.rounds)
  if (actual === null || band === null || grade === 'few' || grade === 'unknown')
    return { rounds, actual: null, band: null, standing: 'few' }
  return {
    rounds,
    actual: percentOf(actual),
    band: { from: percentOf(band.from), to: percentOf(band.to) },
    standing: grade === 'within' ? 'within' : (side ?? 'within'),
  }
}
