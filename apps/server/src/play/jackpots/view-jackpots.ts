import type { Answers } from '@fairhouse/contract/caller.ts'
import type { Jackpot } from '@fairhouse/contract'
import { formatAmount } from '@fairhouse/money'
import type { Sql } from '../../base/database/database.ts'
import type { House, RequestContext } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { shownName } from '../../people/players/index.ts'
import { readDraws, readRunningDraw, type ToldDraw } from './draw.sql.ts'
import { readOutcomes, type GameOutcome } from '../game-outcomes/outcome.sql.ts'
import { amountsOf, type JackpotData, type JackpotRow } from './jackpot.ts'
import { readJackpot, readKnownGames, readOpenJackpots, readPotMoney } from './jackpot.sql.ts'
import { reckonJackpot } from './reckon-jackpot.ts'

const mostDraws = 12

/** Lists the pots that take part in play, with what is in them. */
export async function listJackpots({ house, language }: RequestContext): Promise<Answers<'GET /api/jackpots'>> {
  const open = await readOpenJackpots(house.db)
  const outcomes = await outcomesOf(house.db, ...open.map(({ told }) => told))
  return { jackpots: open.map((row) => jackpotView(row, row.meter, language, row.told, outcomes)) }
}

/** Shows a pot with its rules, the draw that runs, and the last ones, whose secrets can be checked. Also one that has ended. */
export async function readOneJackpot(
  { house, language, player }: RequestContext,
  { id }: { id: string },
): Promise<Answers<'GET /api/jackpots/one'> | Refused> {
  const row = /^[1-9]\d{0,8}$/.test(id) ? await readJackpot(house.db, Number(id)) : undefined
  if (!row || row.state === 'draft') return refuse('notFound')
  const money = (await readPotMoney(house.db)).find((one) => one.id === row.id)
  const draw = await readRunningDraw(house.db, row.id)
  const data = draw?.data ?? row.data
  const draws = await readDraws(house.db, row.id, undefined, mostDraws)
  const outcomes = await outcomesOf(house.db, data)
  const games = await readKnownGames(house.db, data.games)
  const target = row.moved_to === null ? undefined : await readJackpot(house.db, row.moved_to)
  return {
    jackpot: jackpotView(row, money?.meter ?? 0n, language, data, outcomes),
    rules: rulesView(data, money?.reserve ?? 0n, outcomes),
    games: games.map((game) => ({ id: game.friendly_id, name: game.name })),
    movedTo: target ? { id: String(target.id), name: nameIn(target.data, language) } : null,
    draws: await Promise.all(draws.map((one) => drawView(house, row.currency, one, player?.player))),
  }
}

/** Reads the outcomes of games, if reels win any of these pots. */
const outcomesOf = async (sql: Sql, ...pots: readonly JackpotData[]): Promise<readonly GameOutcome[]> =>
  pots.some(({ kind }) => kind === 'reels') ? readOutcomes(sql) : []

/** The outcome that wins a pot, as the first of its games gives it. */
export const outcomeOf = ({ outcome, games }: JackpotData, outcomes: readonly GameOutcome[]): GameOutcome | undefined =>
  outcomes.find((one) => one.outcome === outcome && games.includes(one.game))

/** The name of a pot or an outcome in a language, else in English or whichever there is. */
export const nameIn = ({ names }: Pick<GameOutcome, 'names'>, language: string): string =>
  names[language] ?? names['en'] ?? Object.values(names)[0] ?? ''

/** `told`: the data of the draw that runs, or of the last one. */
function jackpotView(row: JackpotRow, meter: bigint, language: string, told: JackpotData, outcomes: readonly GameOutcome[]): Jackpot {
  const outcome = row.state === 'running' ? outcomeOf(told, outcomes) : undefined
  return {
    id: String(row.id),
    name: nameIn(row.data, language),
    state: row.state === 'closing' ? 'closing' : row.state === 'ended' ? 'ended' : 'running',
    currency: row.currency,
    meter: formatAmount(meter, row.currency),
    wonBy: told.kind === 'mustHitBy' && row.state === 'running' ? formatAmount(amountsOf(told).ceiling, row.currency) : null,
    outcome: outcome ? nameIn(outcome, language) : null,
    closesAt: row.closes_at?.toISOString() ?? null,
    games: told.games,
  }
}

function rulesView(data: JackpotData, reserve: bigint, outcomes: readonly GameOutcome[]): Answers<'GET /api/jackpots/one'>['rules'] {
  const { currency, kind } = data
  const { seed, ceiling, oneIn, fullStake } = amountsOf(data)
  const reckoned = reckonJackpot(data, outcomeOf(data, outcomes)?.chance)
  const shown = (amount: bigint) => formatAmount(amount, currency)
  return {
    kind,
    seed: shown(seed),
    ceiling: kind === 'mustHitBy' ? shown(ceiling) : null,
    oneIn: kind === 'random' ? shown(oneIn) : null,
    fullStake: kind === 'reels' ? shown(fullStake) : null,
    rounds: reckoned?.rounds?.toString() ?? null,
    meterPercent: percentOf(data.meterPpm),
    reservePercent: percentOf(data.reservePpm),
    reserve: shown(reserve),
    returnPercent: percentOf(reckoned?.returnPpm ?? 0),
  }
}

const ppmOfPercent = 10_000

/** Writes millionths as a percentage without needless digits: 12500 is "1.25". */
export function percentOf(ppm: number): string {
  const rest = String(ppm % ppmOfPercent)
    .padStart(4, '0')
    .replace(/0+$/, '')
  const whole = String(Math.floor(ppm / ppmOfPercent))
  return rest === '' ? whole : `${whole}.${rest}`
}

/** A draw as anybody sees it: who won stands there by nickname, or by a first letter alone. */
async function drawView(house: House, currency: string, draw: ToldDraw, looker: bigint | undefined) {
  const { n, kind, commitment, secret, began_at: began, ended_at: ended, staked, shard, player, round, stake, amount } = draw
  return {
    n,
    kind,
    commitment,
    secret,
    beganAt: began.toISOString(),
    endedAt: ended?.toISOString() ?? null,
    staked: ended ? formatAmount(staked, currency) : null,
    won:
      shard === null || player === null || round === null || stake === null || amount === null
        ? null
        : {
            amount: formatAmount(amount, currency),
            by: await shownName(house, shard, player),
            isYou: player === looker,
            round,
            stake: formatAmount(stake, currency),
          },
  }
}
