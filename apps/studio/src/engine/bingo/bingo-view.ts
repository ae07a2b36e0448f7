import type { Queries } from '@fairhouse/process/database.ts'
import type { Round } from '../rounds/round.ts'
import type { OpenSession } from '../rounds/session.ts'
import { betOf } from '../shared/settle-bets.ts'
import type { SharedRound } from '../shared/shared-round.ts'
import { readBetsIn, readSettledSharedRounds, readSharedRound, readSharedRoundsAtPlay } from '../shared/shared.sql.ts'
import { tellSharedRound, type TableView } from '../shared/table-view.ts'
import type { Studio } from '../studio.ts'
import { beforeCallsMs, opened, type GameResult, type Pace } from './bingo-table.ts'
import { readNewestClosed, readPurchases, readSold } from './bingo.sql.ts'
import { purchasesOf, textOfList, type TicketBet } from './closed-list.ts'
import { winOf } from './decide-game.ts'
import { ticketsOf } from './own-tickets.ts'
import { fundOf, type Paid, type PoolResult } from './prizes.ts'
import { planAt, priceOf, type BingoMaths, type Plan } from './room.ts'
import type { BingoExtras, EndedGame, GameNow, NextGame } from './view.ts'

const endedGames = 6
/** For how many games after its own closing a game's result is shown, while no other is called. */
const gamesShown = 3

/** A room: its mathematics and its pace. */
type Room = { maths: BingoMaths; pace: Pace }

/**
 * Tells what a room's page shows besides its visit. What has not been called yet is in nothing of it: it takes the place of
 * the rounds as tables tell them.
 */
export async function bingoExtras(
  studio: Studio,
  { maths, pace }: Room,
  session: OpenSession,
  view: TableView<TicketBet, null, GameResult>,
): Promise<BingoExtras> {
  const { query } = studio.world.database
  const now = new Date(view.now)
  const open = view.atPlay.filter(({ status }) => status === 'open')
  const closed = await readNewestClosed(query, maths.gameId, new Date(now.getTime() - gamesShown * pace.everyMs))
  const numbers = open.map(({ number }) => number)
  const sold = await readSold(query, maths.gameId, numbers, session.owner)
  const round = closed === null ? null : await readSharedRound(query, maths.gameId, closed)
  const bets = round ? await readBetsIn(query, maths.gameId, round.number, session.owner) : []
  return {
    round: null,
    atPlay: [],
    last: [],
    price: String(priceOf(maths, session.currency)),
    highest: session.maxStake === null ? null : String(session.maxStake),
    commit: open[0]?.commit ?? null,
    next: open.map(({ number, closesAt }): NextGame => {
      const own = sold.find((one) => one.number === number)
      const name = planAt(maths, new Date(closesAt), pace.everyMs).name
      return { number, name, closesAt, sold: own?.[session.type] ?? 0, mine: own?.mine ?? 0 }
    }),
    game: round && (await tellGame({ maths, pace }, round as SharedRound<null, GameResult>, bets, session, now)), // as the table has decided it
  }
}

async function tellGame(
  { maths, pace }: Room,
  round: SharedRound<null, GameResult>,
  bets: readonly Round[],
  session: OpenSession,
  now: Date,
): Promise<GameNow | null> {
  const { number, status, result, clientSeed } = round
  const plan = planAt(maths, round.closesAt, pace.everyMs)
  const stake = String(bets.reduce((sum, one) => sum + one.stake, 0n))
  const [digest = ''] = clientSeed.split(':').slice(1)
  const first = round.closesAt.getTime() + beforeCallsMs
  const about = { number, name: plan.name, firstCallAt: new Date(first).toISOString(), digest, stake }
  const nothing = { nextCallAt: null, called: [], sold: 0, prizes: [], jackpot: null, tickets: [], win: null }
  if (status === 'void') return { ...about, ...nothing, status: 'void' }
  if (!result || result.calls === 0) return null
  const over = status === 'settled' || round.settlesAt <= now
  const due = Math.floor((now.getTime() - first) / pace.callMs) + 1
  const calls = over ? result.calls : Math.max(Math.min(due, result.calls), 0)
  const pool = opened(result.pools[session.type])
  const places = bets.map(({ id }) => result.purchases.indexOf(id)).filter((place) => place >= 0)
  const price = priceOf(maths, session.currency)
  const told = { called: result.balls.slice(0, calls), sold: pool.tickets, ...tellPool(plan, pool, places, calls, price) }
  const tickets = (await Promise.all(places.map((place) => ticketsOf(maths, round, place, countAt(bets, result, place))))).flat()
  const nextCallAt = calls < result.calls ? new Date(first + calls * pace.callMs).toISOString() : null
  const win = over ? String(places.reduce((sum, place) => sum + winOf(pool, place), 0n)) : null
  return { ...about, ...told, status: over ? 'over' : 'calling', nextCallAt, tickets, win }
}

function countAt(bets: readonly Round[], result: GameResult, place: number): number {
  const bet = bets.find(({ id }) => id === result.purchases[place])
  return bet ? betOf<TicketBet>(bet).bet.tickets : 0
}

/** Prizes and jackpot as far as they have fallen with so many calls, in the visitor's money. */
function tellPool(
  plan: Plan,
  pool: PoolResult,
  places: readonly number[],
  calls: number,
  price: bigint,
): Pick<GameNow, 'prizes' | 'jackpot'> {
  const mine = (paid: readonly Paid[]) => String(paid.reduce((sum, one) => (places.includes(one.place) ? sum + one.amount : sum), 0n))
  const fallenAt = (goal: string) => {
    const prize = pool.prizes.find((one) => one.goal === goal && one.call <= calls)
    return prize ? { call: prize.call, winners: prize.paid.length, mine: mine(prize.paid) } : null
  }
  const prizes = plan.prizes.map((prize) => ({
    goal: prize.goal,
    fund: String(fundOf(prize, pool.tickets, price)),
    fallen: fallenAt(prize.goal),
  }))
  const { jackpot } = plan
  const isPast = jackpot !== null && calls >= jackpot.calls
  return {
    prizes,
    jackpot: jackpot && { calls: jackpot.calls, pays: String(BigInt(jackpot.pays) * price), mine: isPast ? mine(pool.jackpots) : '0' },
  }
}

/** Returns the last games with what anybody needs to compute them again: their seeds, and the closed lists. */
export async function endedGamesOf(studio: Studio, { maths, pace }: Room): Promise<EndedGame[]> {
  const { query } = studio.world.database
  const [oldest] = await readSharedRoundsAtPlay(query, maths.gameId)
  const settled = (await readSettledSharedRounds(query, maths.gameId, endedGames * 4)) as SharedRound<null, GameResult>[] // as the table has decided them
  const called = settled.filter(({ result }) => (result?.calls ?? 0) > 0).slice(0, endedGames)
  return Promise.all(
    called.map(async (round) => {
      const { seed } = tellSharedRound({ fingerprint: 'own' }, round, oldest?.number ?? null)
      return { number: round.number, seed, calls: round.result?.calls ?? 0, ...(await gameOfList({ maths, pace }, query, round)) }
    }),
  )
}

/** The game of the programme that a round was, and the closed list that decided it. */
async function gameOfList({ maths, pace }: Room, query: Queries, { closesAt, result }: SharedRound<null, GameResult>) {
  const purchases = await readPurchases(query, result?.purchases ?? [])
  const list = textOfList(purchasesOf(purchases.map((one) => betOf<TicketBet>(one))))
  return { name: planAt(maths, closesAt, pace.everyMs).name, list }
}

/** Returns what a purchase is recomputed from besides the seed. */
export async function bingoCheckFields(room: Room, query: Queries, bet: Round): Promise<Record<string, string>> {
  const round = bet.sharedRound === null ? null : await readSharedRound(query, room.maths.gameId, bet.sharedRound)
  if (!round) return {}
  const { name, list } = await gameOfList(room, query, round as SharedRound<null, GameResult>) // as the table has decided it
  return { game: name, list, purchase: bet.id }
}
