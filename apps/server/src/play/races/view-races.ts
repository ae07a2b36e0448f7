import type { Answers } from '@fairhouse/contract/caller.ts'
import type { Race } from '@fairhouse/contract'
import { formatAmount } from '@fairhouse/money'
import type { RequestContext } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { isKeptOut, isTooYoung, mayAtThisMoment, readBonusFacts, type BonusFacts } from '../campaigns/index.ts'
import { readBoard, readOwn } from './board.ts'
import { countEntries, readEntry, type EntryRow } from './entry.sql.ts'
import { brokenRaceLaws } from './race-law.ts'
import { amountsOf, nameIn, settleAfterMs, type RaceData, type RaceRow } from './race.ts'
import { readKnownGames, readRace, readShownRaces } from './race.sql.ts'

const dayMs = 86_400_000
/** So long a race that is over stays in the list. */
const shownMs = 14 * dayMs

/** Lists the races that whoever asks may see. */
export async function listRaces(asking: RequestContext): Promise<Answers<'GET /api/races'>> {
  const { house } = asking
  if (house.settings.get('fe.tournaments.blocked')) return { races: [] }
  const facts = await factsOf(asking)
  const rows = await readShownRaces(house.db, new Date(house.clock.now().getTime() - shownMs))
  const views = await Promise.all(rows.map((row) => viewOf(asking, row, facts)))
  return { races: views.flatMap(({ race, closedTo }) => (race.isIn || closedTo === null ? [race] : [])) }
}

/** Shows a race with all of its rules, its standings, and how the player who asks stands. */
export async function readOneRace(asking: RequestContext, { id }: { id: string }): Promise<Answers<'GET /api/races/one'> | Refused> {
  const { house } = asking
  const row = /^[1-9]\d{0,8}$/.test(id) ? await readRace(house.db, Number(id)) : undefined
  if (!row || row.state === 'draft' || house.settings.get('fe.tournaments.blocked')) return refuse('notFound')
  const facts = await factsOf(asking)
  const { race, closedTo, entry } = await viewOf(asking, row, facts)
  if (!asking.player && closedTo === 'visitor') return refuse('notFound')
  const games = await readKnownGames(house.db, row.data.games)
  // Whoever is kept out sees how they stand themselves, and no standings to go on for.
  const isBoardShown = closedTo !== 'keptOut' || entry?.state === 'in'
  return {
    race,
    rules: rulesView(row.data),
    prizes: prizesView(row.data),
    games: games.map((game) => ({ id: game.friendly_id, name: game.name })),
    commitment: row.commitment ?? '',
    seed: row.secret,
    why: row.why,
    closedTo,
    board: isBoardShown ? await readBoard(house, row, asking.player) : [],
    you: asking.player && entry ? await readOwn(house, row, asking.player, entry) : null,
  }
}

type Closed = Answers<'GET /api/races/one'>['closedTo']

const factsOf = ({ house, player, country }: RequestContext): Promise<BonusFacts> =>
  readBonusFacts(house, house.db, {
    country: player?.country ?? country,
    currency: player?.currency ?? house.settings.get('currencies')[0] ?? 'EUR',
    player,
  })

function closedTo({ data, currency }: RaceRow, facts: BonusFacts): Closed {
  if (data.countries.length > 0 && !data.countries.includes(facts.country)) return 'country'
  if (brokenRaceLaws(data, facts.rules).length > 0) return 'law'
  if (facts.isVisitor) return facts.rules.bonus.publicAdvertising ? null : 'visitor'
  if (facts.isBarred || isKeptOut(facts)) return 'keptOut'
  if (isTooYoung({ minAge: undefined }, facts)) return 'age'
  return currency === facts.currency ? null : 'currency'
}

type View = { race: Race; closedTo: Closed; entry: EntryRow | undefined }

async function viewOf({ house, player, language }: RequestContext, row: RaceRow, facts: BonusFacts): Promise<View> {
  const { players, pool } = await countEntries(house.db, row.id)
  const entry = player && (await readEntry(house.db, row.id, player))
  const at = house.clock.now()
  const isIn = entry?.state === 'in'
  const closed = closedTo(row, facts)
  const { buyIn } = amountsOf(row.data)
  const isOpen = stateOf(row, at) === 'coming' || (stateOf(row, at) === 'running' && buyIn === 0n)
  const race: Race = {
    id: String(row.id),
    version: row.version,
    name: nameIn(row.data, language),
    format: row.data.format,
    state: stateOf(row, at),
    currency: row.currency,
    from: row.starts_at.toISOString(),
    until: row.ends_at.toISOString(),
    paysAt: new Date(row.ends_at.getTime() + settleAfterMs).toISOString(),
    buyIn: buyIn > 0n ? formatAmount(buyIn, row.currency) : null,
    toWin: formatAmount(row.house_part + pool, row.currency),
    players,
    isIn,
    isOffered: isOpen && !isIn && closed === null && mayAtThisMoment(facts),
  }
  return { race, closedTo: closed, entry }
}

/** Says how a race stands by the clock: the job that begins and ends it comes a moment later. */
function stateOf({ state, starts_at: from, ends_at: until }: RaceRow, at: Date): Race['state'] {
  if (state === 'cancelled') return 'cancelled'
  if (state === 'settled') return 'over'
  if (at >= until) return 'closing'
  return at >= from ? 'running' : 'coming'
}

function rulesView({ consecutive, firstRounds, points, minStake, maxStake, minPlayers, format }: RaceData) {
  return {
    consecutive: format === 'bestMultiplier' ? (consecutive ?? 1) : null,
    firstRounds: firstRounds ?? null,
    points: (points ?? []).map((step) => ({ from: step.from, points: step.points })),
    minStake,
    maxStake,
    minPlayers: minPlayers ?? null,
  }
}

function prizesView({ prizes, poolShares }: RaceData): Answers<'GET /api/races/one'>['prizes'] {
  return Array.from({ length: Math.max(prizes.length, poolShares.length) }, (_, index) => ({
    place: index + 1,
    amount: prizes[index] ?? null,
    sharePercent: poolShares[index] === undefined ? null : percentOf(poolShares[index]),
  }))
}

const ppmOfPercent = 10_000

/** Writes millionths as a percentage without needless digits. */
function percentOf(ppm: number): string {
  const rest = String(ppm % ppmOfPercent)
    .padStart(4, '0')
    .replace(/0+$/, '')
  return `${Math.floor(ppm / ppmOfPercent)}${rest === '' ? '' : `.${rest}`}`
}
