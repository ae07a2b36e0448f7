import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import type { WalletKey } from '../../money/wallet/index.ts'
import { beginDraw, secretOf } from './begin-draw.ts'
import { lastDayUnit } from './draw-secret.ts'
import { endDraw, insertBatch, readRoundOfUnit, readRunningDraw, type DrawRow } from './draw.sql.ts'
import { readHits } from '../game-outcomes/hit.sql.ts'
import { fillPot, partOf, type PotRound } from './fill-pot.ts'
import { amountsOf, type JackpotRow } from './jackpot.ts'
import { lockOpenJackpots, readKnownGames, writeJackpotState, writeRests } from './jackpot.sql.ts'
import { postSeed, postShares, postWin, readPot, type InPot } from './move-pot.ts'

/** A closed round, of whichever game and currency. */
export type CountedRound = PotRound & { currency: string; game: number | null }

/** A pot that somebody has won. Amounts in minor units. */
export type Won = { jackpot: number; amount: bigint; winner: WalletKey }
/** How many pots were open, and what is told once it is committed: what is in the pots that changed, and who won. */
export type PotNews = { open: number; meters: { jackpot: number; currency: string; meter: bigint }[]; won: Won[] }

/** Rounds that closed before the end of a last day may be told of a little after it. */
const lateMs = 60_000
const job = 'job:jackpots'

/**
 * Counts closed rounds for every pot, in the caller's transaction and in the order given: shares go into pot and reserve, and the
 * round that wins a pot is paid. Also ends the pots whose last day is over.
 */
export async function countRounds(house: House, tx: Transaction, rounds: readonly CountedRound[]): Promise<PotNews> {
  const rows = await lockOpenJackpots(tx)
  const news: PotNews = { open: rows.length, meters: [], won: [] }
  for (const row of rows) {
    const before = news.won.length
    const counted = await countFor(house, tx, row, rounds, news)
    await endLastDay(house, tx, row, news)
    if (!counted && news.won.length === before) continue
    news.meters.push({ jackpot: row.id, currency: row.currency, meter: (await readPot(tx, row)).meter })
  }
  return news
}

async function countFor(house: House, tx: Transaction, row: JackpotRow, rounds: readonly CountedRound[], news: PotNews): Promise<boolean> {
  let left = rounds.filter(
    ({ currency, staked, closedAt }) => currency === row.currency && staked > 0n && row.started_at !== null && closedAt >= row.started_at,
  )
  let [pot, counted] = [row, false]
  while (left.length > 0) {
    const draw = await readRunningDraw(tx, row.id)
    if (!draw) throw new Error(`The jackpot ${row.id} is open and has no draw`)
    const mine = takingPart(pot, draw, left, await gamesOf(tx, draw))
    if (mine.length === 0) return counted
    const { taken, ...filled } = fillPot(await stateOf(house, tx, pot, draw), await withOutcomes(tx, draw, pot.currency, mine))
    await keep(house, tx, pot, draw, { taken, ...filled })
    counted = true
    pot = { ...pot, meter_rest: filled.meterRest, reserve_rest: filled.reserveRest }
    if (!filled.winner) return counted
    await payOut(house, tx, pot, draw, { ...filled.winner, currency: pot.currency }, news)
    left = left.slice(left.indexOf(mine[taken.length - 1]!) + 1) // the winner is the last that was taken
  }
  return counted
}

/** Returns the rounds that a draw is about. On a last day those that closed in it; where nobody played then, the first after it. */
function takingPart(
  { closes_at: closes }: JackpotRow,
  { kind, staked }: DrawRow,
  rounds: readonly CountedRound[],
  games: ReadonlySet<number>,
) {
  const mine = rounds.filter(({ game }) => game !== null && games.has(game))
  if (kind !== 'lastDay' || closes === null) return mine
  const inTime = mine.filter(({ closedAt }) => closedAt < closes)
  return inTime.length > 0 || staked > 0n ? inTime : mine.slice(0, 1)
}

/** Says of each round which outcome it gave, if that is what the draw is won by. */
async function withOutcomes(tx: Transaction, { kind }: DrawRow, currency: string, rounds: readonly CountedRound[]) {
  if (kind !== 'reels') return rounds
  const hits = await readHits(tx, currency, rounds)
  return rounds.map((round) => ({ ...round, outcome: hits.get(round.id) }))
}

const gamesOf = async (tx: Transaction, { data: { games } }: DrawRow): Promise<ReadonlySet<number>> =>
  new Set((await readKnownGames(tx, games)).map(({ id }) => id))

async function stateOf(house: House, tx: Transaction, pot: JackpotRow, draw: DrawRow) {
  const { meterPpm, reservePpm, outcome } = draw.data
  return {
    kind: draw.kind,
    secret: secretOf(house, draw),
    outcome,
    meter: (await readPot(tx, pot)).meter,
    meterRest: pot.meter_rest,
    reserveRest: pot.reserve_rest,
    meterPpm,
    reservePpm,
    oneIn: amountsOf(draw.data).oneIn,
  }
}

type Kept = ReturnType<typeof fillPot>

async function keep(house: House, tx: Transaction, pot: JackpotRow, draw: DrawRow, { taken, staked, ...filled }: Kept): Promise<void> {
  const { meter, reserve, meterRest, reserveRest } = filled
  const at = house.clock.now()
  const batch = await insertBatch(tx, { jackpot: pot.id, draw: draw.n, rounds: taken, staked, meter, reserve, at })
  await postShares(house, tx, pot, batch, { meter, reserve })
  await writeRests(tx, pot.id, meterRest, reserveRest)
}

type Winner = PotRound & { currency: string }

/** Pays a pot to a round, or its part of it, and begins anew. On the last day its reserve is paid, too, and it ends. */
async function payOut(house: House, tx: Transaction, pot: JackpotRow, draw: DrawRow, round: Winner, news: PotNews): Promise<void> {
  const isLast = draw.kind === 'lastDay'
  const { meter, reserve } = await readPot(tx, pot)
  const part = draw.kind === 'reels' ? partOf(meter, round.staked, amountsOf(draw.data).fullStake) : meter
  const paid: InPot = { meter: part, reserve: isLast ? reserve : 0n }
  const [amount, at] = [paid.meter + paid.reserve, house.clock.now()]
  const winner: WalletKey = { shard: round.shard, player: round.player, currency: round.currency }
  await postWin(house, tx, pot, draw.n, paid, winner)
  await endDraw(tx, draw, secretOf(house, draw), at, { round, amount })
  const details = { draw: draw.n, round: round.id, amount: String(amount) }
  await writeAudit(tx, { at, actor: job, action: 'jackpot.won', subject: `jackpot:${pot.id}`, details })
  news.won.push({ jackpot: pot.id, amount, winner })
  if (isLast) return writeJackpotState(tx, pot.id, 'ended', { endedAt: at })
  await beginDraw(house, tx, pot, pot.data.kind)
  await postSeed(house, tx, pot, draw.n + 1, amountsOf(pot.data).seed)
}

/** Ends a pot whose last day is over: one of the units staked on it wins. */
async function endLastDay(house: House, tx: Transaction, pot: JackpotRow, news: PotNews): Promise<void> {
  if (pot.closes_at === null || house.clock.now().getTime() < pot.closes_at.getTime() + lateMs) return
  const draw = await readRunningDraw(tx, pot.id)
  if (draw?.kind !== 'lastDay' || draw.staked === 0n) return
  const secret = secretOf(house, draw)
  const round = secret === null ? undefined : await readRoundOfUnit(tx, pot.id, draw.n, lastDayUnit(secret, draw.staked))
  if (!round) throw new Error(`The last day of the jackpot ${pot.id} has stakes and no rounds`)
  await payOut(house, tx, pot, draw, { ...round, currency: pot.currency }, news)
}
