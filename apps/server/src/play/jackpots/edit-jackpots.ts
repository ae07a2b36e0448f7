import { formatAmount, parseAmount } from '@fairhouse/money'
import type { Actor } from '../../base/actor.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
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
    ...(new Set(data.games).size < data.games.length ? ['A game stands twice in the list.'] : []),
  ]
  return mistakes.length > 0 ? mistakes : withAllDigits(data)
}

/** Amounts are kept with all the digits of their currency, so that the ledger's check can read them. */
function withAllDigits(data: JackpotData): JackpotData {
  const { seed, ceiling, oneIn } = amountsOf(data)
  const shown = (amount: bigint) => formatAmount(amount, data.currency)
  return {
    ...data,
    seed: shown(seed),
    ...(data.ceiling === undefined ? {} : { ceiling: shown(ceiling) }),
    ...(data.oneIn === undefined ? {} : { oneIn: shown(oneIn) }),
  }
}

/** Checks what the schema cannot. */
function mistakesIn(data: JackpotData): string[] {
  const { currency, kind, seed, ceiling, oneIn, meterPpm } = data
  const odd = Object.entries({ seed, ceiling, oneIn }).filter(
    ([, amount]) => amount !== undefined && parseAmount(amount, currency) === undefined,
  )
  if (odd.length > 0) return odd.map(([name, amount]) => `${name}: ${amount} is no amount of ${currency}.`)
  const amounts = amountsOf(data)
  if (kind === 'random')
    return [
      ...(ceiling === undefined ? [] : ['A random jackpot has no ceiling.']),
      ...(amounts.oneIn > 0n ? [] : ['oneIn: say for how much of stakes it is won once, on average.']),
      ...(amounts.seed > 0n || meterPpm > 0 ? [] : ['Nothing would ever be in it: give it a seed or a share of stakes.']),
    ]
  return [
    ...(oneIn === undefined ? [] : ['A jackpot that must be won by an amount has no chance for each stake.']),
    ...(amounts.ceiling > amounts.seed ? [] : ['The ceiling is above the seed.']),
    ...(meterPpm > 0 ? [] : ['meterPpm: without a share of stakes it never grows and is never won.']),
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
  return before.state === 'running' && before.currency !== data.currency
    ? 'What is in it is in its currency, which stays: write a new one for another.'
    : undefined
}
