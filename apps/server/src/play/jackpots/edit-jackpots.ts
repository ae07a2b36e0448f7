import { formatAmount, parseAmount } from '@fairhouse/money'
import type { Actor } from '../../base/actor.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { readOutcomes } from '../game-outcomes/outcome.sql.ts'
import { amountsOf, JackpotData, type JackpotRow } from './jackpot.ts'
import { lockJackpot, readKnownGames, writeJackpot } from './jackpot.sql.ts'

/** Reads a pot as an operator wrote it, or says each mistake in it. */
export async function readJackpotInput(sql: Sql, input: unknown): Promise<JackpotData | string[]> {
  const { data, error } = JackpotData.safeParse(input)
  if (!data) return error.issues.map(({ path, message }) => `${path.join('.') || 'The jackpot'}: ${message}.`)
  const known = new Set((await readKnownGames(sql, data.games)).map((game) => game.friendly_id))
  const mistakes = [
    ...mistakesIn(data),
    ...data.games.filter((game) => !known.has(game)).map((game) => `There is no game ${game}: check the name of its address.`),
    ...(await mistakesOfOutcome(sql, data, known)),
    ...(new Set(data.games).size < data.games.length ? ['A game stands twice in the list.'] : []),
  ]
  return mistakes.length > 0 ? mistakes : withAllDigits(data)
}

/** Amounts are kept with all the digits of their currency, so that the ledger's check can read them. */
function withAllDigits(data: JackpotData): JackpotData {
  const { seed, ceiling, oneIn, fullStake } = amountsOf(data)
  const shown = (amount: bigint) => formatAmount(amount, data.currency)
  return {
    ...data,
    seed: shown(seed),
    ...(data.ceiling === undefined ? {} : { ceiling: shown(ceiling) }),
    ...(data.oneIn === undefined ? {} : { oneIn: shown(oneIn) }),
    ...(data.fullStake === undefined ? {} : { fullStake: shown(fullStake) }),
  }
}

/** The fields that each kind has of its own. */
const ownFields = { mustHitBy: ['ceiling'], random: ['oneIn'], reels: ['outcome', 'fullStake'] } as const

/** Checks what the schema cannot. */
function mistakesIn(data: JackpotData): string[] {
  const { currency, kind, seed, ceiling, oneIn, fullStake } = data
  const odd = Object.entries({ seed, ceiling, oneIn, fullStake }).filter(
    ([, amount]) => amount !== undefined && parseAmount(amount, currency) === undefined,
  )
  if (odd.length > 0) return odd.map(([name, amount]) => `${name}: ${amount} is no amount of ${currency}.`)
  const own: readonly string[] = ownFields[kind]
  const others = Object.values(ownFields)
    .flat()
    .filter((field) => !own.includes(field) && data[field] !== undefined)
  return [...others.map((field) => `${field}: leave it out, a jackpot that is won this way has none.`), ...mistakesOfKind[kind](data)]
}

const mistakesOfKind: Record<JackpotData['kind'], (data: JackpotData) => string[]> = {
  mustHitBy: (data) => {
    const { seed, ceiling } = amountsOf(data)
    return [
      ...(ceiling > seed ? [] : ['The ceiling is above the seed.']),
      ...(data.meterPpm > 0 ? [] : ['meterPpm: without a share of stakes it never grows and is never won.']),
    ]
  },
  random: (data) => {
    const { seed, oneIn } = amountsOf(data)
    return [
      ...(oneIn > 0n ? [] : ['oneIn: say for how much of stakes it is won once, on average.']),
      ...(seed > 0n || data.meterPpm > 0 ? [] : ['Nothing would ever be in it: give it a seed or a share of stakes.']),
    ]
  },
  reels: (data) => {
    const { seed, fullStake } = amountsOf(data)
    return [
      ...(data.outcome === undefined ? ['outcome: say which outcome of its games wins it.'] : []),
      ...(fullStake > 0n ? [] : ['fullStake: say from which stake on all that is in it is won.']),
      ...(seed >= fullStake ? [] : ['The seed is at least the full stake, so that the smallest part is something.']),
    ]
  },
}

/** Every game of a pot that reels win gives its outcome, and as often: what it returns would else depend on the game. */
async function mistakesOfOutcome(sql: Sql, { kind, outcome, games }: JackpotData, known: ReadonlySet<string>): Promise<string[]> {
  if (kind !== 'reels' || outcome === undefined) return []
  const gives = (await readOutcomes(sql)).filter((one) => one.outcome === outcome && games.includes(one.game))
  const without = games.filter((game) => known.has(game) && !gives.some((one) => one.game === game))
  const chances = new Set(gives.map(({ chance }) => `${chance.of}/${chance.in}`))
  return [
    ...without.map((game) => `The game ${game} gives no outcome ${outcome}: leave it out, or choose another outcome.`),
    ...(chances.size > 1 ? [`Its games give ${outcome} more or less often than one another: write a jackpot for each.`] : []),
  ]
}

/**
 * Writes a pot as an operator edited it; a new one is a draft. Of a running one the change holds from the next draw on. Returns a
 * sentence for each mistake instead, having written nothing.
 */
export async function setJackpot(house: House, input: unknown, actor: Actor): Promise<JackpotData | string[]> {
  return house.db.transaction(async (tx) => {
    const data = await readJackpotInput(tx, input)
    if (Array.isArray(data)) return data
    const before = await lockJackpot(tx, data.id)
    const refusal = before && mayChange(before, data)
    if (refusal) return [refusal]
    const at = house.clock.now()
    await writeJackpot(tx, data, actor, at)
    const details = { before: before?.data ?? null, after: data }
    await writeAudit(tx, { at, actor, action: 'jackpot.set', subject: `jackpot:${data.id}`, details })
    return data
  })
}

function mayChange(before: JackpotRow, data: JackpotData): string | undefined {
  if (before.state === 'closing' || before.state === 'ended')
    return 'It has its last day or has ended, and stays as it is: write a new one.'
  if (before.state !== 'running') return undefined
  if (before.currency !== data.currency) return 'What is in it is in its currency, which stays: write a new one for another.'
  return before.data.kind !== data.kind && [before.data.kind, data.kind].includes('reels')
    ? 'What is left in it by a win of reels has to be won by reels: write a new one for another kind.'
    : undefined
}
