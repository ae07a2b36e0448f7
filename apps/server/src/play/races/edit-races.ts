import { formatAmount, parseAmount } from '@fairhouse/money'
import type { Actor } from '../../base/actor.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { countEntries } from './entry.sql.ts'
import { postHousePart } from './move-money.ts'
import { amountsOf, housePartOf, RaceData, rulesOf, type RaceRow } from './race.ts'
import { addHousePart, lockRace, readKnownGames, writeRace } from './race.sql.ts'

const wholePpm = 1_000_000
const hourMs = 3_600_000
const mostDays = 92

/** Reads a race as an operator wrote it, or says each mistake in it. */
export async function readRaceInput({ settings }: Pick<House, 'settings'>, sql: Sql, input: unknown): Promise<RaceData | string[]> {
  const { data, error } = RaceData.safeParse(input)
  if (!data) return error.issues.map(({ path, message }) => `${path.join('.') || 'The race'}: ${message}.`)
  const known = new Set((await readKnownGames(sql, data.games)).map((game) => game.friendly_id))
  const mistakes = [
    ...mistakesInMoney(data),
    ...mistakesInFormat(data, settings.get('be.races.wager')),
    ...mistakesInTime(data),
    ...data.games.filter((game) => !known.has(game)).map((game) => `There is no game ${game}: check the name of its address.`),
    ...(new Set(data.games).size < data.games.length ? ['A game stands twice in the list.'] : []),
  ]
  return mistakes.length > 0 ? mistakes : withAllDigits(data)
}

/** Amounts are kept with all the digits of their currency, so that the ledger's check can read them. */
function withAllDigits(data: RaceData): RaceData {
  const { minStake, maxStake, buyIn, prizes } = amountsOf(data)
  const shown = (amount: bigint) => formatAmount(amount, data.currency)
  return {
    ...data,
    minStake: shown(minStake),
    maxStake: shown(maxStake),
    ...(data.buyIn === undefined ? {} : { buyIn: shown(buyIn) }),
    prizes: prizes.map(shown),
  }
}

function mistakesInMoney(data: RaceData): string[] {
  const { currency, poolShares, minPlayers } = data
  const said = [data.minStake, data.maxStake, ...(data.buyIn === undefined ? [] : [data.buyIn]), ...data.prizes]
  const odd = said.filter((amount) => parseAmount(amount, currency) === undefined)
  if (odd.length > 0) return odd.map((amount) => `${amount} is no amount of ${currency}.`)
  const { minStake, maxStake, buyIn, prizes } = amountsOf(data)
  const falls = <Part extends bigint | number>(parts: readonly Part[]) =>
    parts.every((part, at) => at === 0 || part <= (parts[at - 1] ?? part))
  const shares = poolShares.reduce((sum, share) => sum + share, 0)
  const when = (is: boolean, says: string) => (is ? [says] : [])
  return [
    ...when(minStake <= 0n || minStake > maxStake, 'The smallest stake is above nothing, and not above the largest.'),
    ...when(!falls(prizes) || prizes.includes(0n), 'Each prize is above nothing, and no larger than the one before it.'),
    ...when(!falls(poolShares), 'Each share of the pool is no larger than the one before it.'),
    ...when(prizes.length + poolShares.length === 0, 'There is nothing to win: give it prizes, or a buy-in and shares of the pool.'),
    ...(data.buyIn === undefined
      ? [
          ...when(poolShares.length > 0, 'Without a buy-in there is no pool to share.'),
          ...when(minPlayers !== undefined, 'Without a buy-in it needs no least number of players.'),
        ]
      : [
          ...when(buyIn <= 0n, 'The buy-in is above nothing.'),
          ...when(shares !== wholePpm, `The shares of the pool come to ${shares} millionths: players win all of it, which is 1000000.`),
          ...when(minPlayers === undefined, 'Say how many players a race with a buy-in needs.'),
        ]),
  ]
}

function mistakesInFormat(data: RaceData, mayWager: boolean): string[] {
  const { format, consecutive, firstRounds, points } = data
  const own = { bestMultiplier: 'consecutive', sprint: 'firstRounds', points: 'points', wager: undefined }[format]
  const odd = Object.entries({ consecutive, firstRounds, points }).filter(([name, value]) => value !== undefined && name !== own)
  const rules = rulesOf(data)
  const steps = rules.format === 'points' ? rules.steps : []
  const rises = steps.every(
    (step, at) => at === 0 || (step.from > (steps[at - 1]?.from ?? 0n) && step.points > (steps[at - 1]?.points ?? 0n)),
  )
  return [
    ...odd.map(([name]) => `${name}: a race of this format has none.`),
    ...(format === 'sprint' && firstRounds === undefined ? ['firstRounds: say how many rounds count.'] : []),
    ...(format === 'points' && steps.length === 0 ? ['points: say what a round brings.'] : []),
    ...(rises ? [] : ['points: each step is higher than the one before it, and brings more.']),
    ...(format === 'wager' && !mayWager
      ? ['Races that the largest sum of stakes wins are switched off by the setting be.races.wager.']
      : []),
  ]
}

function mistakesInTime({ from, until }: RaceData): string[] {
  const hours = (Date.parse(until) - Date.parse(from)) / hourMs
  return hours >= 1 && hours <= mostDays * 24 ? [] : [`It runs for an hour at least, and for ${mostDays} days at most.`]
}

/**
 * Writes a race as an operator edited it; a new one is a draft. One that is open may change until it begins or somebody has entered
 * by its rules. Returns a sentence for each mistake instead, having written nothing.
 */
export async function setRace(house: House, input: unknown, actor: Actor): Promise<RaceData | string[]> {
  return house.db.transaction(async (tx) => {
    const data = await readRaceInput(house, tx, input)
    if (Array.isArray(data)) return data
    const [before, at] = [await lockRace(tx, data.id), house.clock.now()]
    const refusal = before && mayChange(before, data, at, (await countEntries(tx, data.id)).players)
    if (refusal) return [refusal]
    const version = await writeRace(tx, data, actor, at)
    if (before?.state === 'open') {
      const more = housePartOf(data) - before.house_part
      await postHousePart(house, tx, before, `version:${version}`, more)
      await addHousePart(tx, data.id, more)
    }
    const details = { before: before?.data ?? null, after: data }
    await writeAudit(tx, { at, actor, action: 'race.set', subject: `race:${data.id}`, details })
    return data
  })
}

function mayChange(before: RaceRow, data: RaceData, at: Date, players: number): string | undefined {
  if (before.state === 'draft') return undefined
  if (before.state !== 'open' || at >= before.starts_at) return 'It has begun, and its rules stay as they are: write a new one.'
  if (players > 0) return 'Somebody has entered by these rules: cancel it, and write a new one.'
  if (at >= new Date(data.from)) return 'It is open already and cannot begin before now.'
  return before.currency === data.currency ? undefined : 'What the house has put in is in its currency, which stays: write a new one.'
}
