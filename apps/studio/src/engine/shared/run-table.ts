import { createHash } from 'node:crypto'
import type { Queries } from '@fairhouse/process/database.ts'
import { newId } from '@fairhouse/process/ids.ts'
import { openDraw } from '../fairness/fair-draw.ts'
import { blocksOf, newServerSeed } from '../fairness/seeds.ts'
import type { Studio } from '../studio.ts'
import { chainLength, publicPartOf, seedAt, type Chain } from './chain.ts'
import { listOfBets } from './list-of-bets.ts'
import { playersAt } from './presence.ts'
import { betOf, giveBackBets, settleBets } from './settle-bets.ts'
import { dueStep, hasEnded, type SharedRound, type Times } from './shared-round.ts'
import type { SharedBet, SharedTable } from './shared-table.ts'
import * as sql from './shared.sql.ts'

/** Advances a table by the clock: opens the rounds that are due, closes their bets, pays. */
export async function runTable<Bet, Plan, Result>(studio: Studio, table: SharedTable<Bet, Plan, Result>): Promise<void> {
  const { database, clock, ticker } = studio.world
  for (;;) {
    if (studio.closing.aborted) return
    const newest = await sql.readNewestSharedRound(database.query, table.gameId)
    const atPlay = newest ? await sql.readSharedRoundsAtPlay(database.query, table.gameId) : []
    // Read after the rounds: whoever sits down meanwhile must not be counted at a time before they came.
    const now = clock.now()
    const due = atPlay.find((round) => dueStep(round, now))
    const times = due ? null : table.timetable(newest, now, playersAt(studio, table.gameId, now))
    if (due) await database.transaction((query) => moveOn(studio, table, query, due.number))
    else if (times) await database.transaction((query) => open(query, table, newest, times, now))
    else return
    if (due?.status === 'playing') ticker.wake()
  }
}

/** Voids the oldest round that has not ended and returns every bet. Returns the round, or null if there is none. */
export async function voidSharedRound(studio: Studio, gameId: string, reason: string): Promise<SharedRound | null> {
  const { database, clock, ticker } = studio.world
  const voided = await database.transaction(async (query) => {
    const [oldest] = await sql.readSharedRoundsAtPlay(query, gameId)
    const round = oldest && (await sql.lockSharedRound(query, gameId, oldest.number))
    if (!round || hasEnded(round)) return null
    const ended: SharedRound = { ...round, result: null, status: 'void' }
    await sql.updateSharedRound(query, ended)
    await giveBackBets(query, ended, clock.now(), reason)
    return ended
  })
  ticker.wake()
  return voided
}

async function moveOn<Bet, Plan, Result>(
  studio: Studio,
  table: SharedTable<Bet, Plan, Result>,
  query: Queries,
  number: number,
): Promise<void> {
  const locked = await sql.lockSharedRound(query, table.gameId, number)
  const round = locked as SharedRound<Plan, Result> | null // kept as the table has drawn it
  const now = studio.world.clock.now()
  const step = round && dueStep(round, now)
  if (round && step === 'close') await close(query, table, round)
  if (round && step === 'settle' && round.result !== null) {
    await sql.updateSharedRound(query, { ...round, status: 'settled' })
    await settleBets(query, table, { ...round, result: round.result }, now)
  }
}

async function close<Bet, Plan, Result>(
  query: Queries,
  table: SharedTable<Bet, Plan, Result>,
  round: SharedRound<Plan, Result>,
): Promise<void> {
  const bets = table.mixesBets ? (await sql.lockBets(query, table.gameId, round.number)).map((one) => betOf<Bet>(one)) : []
  const clientSeed = table.mixesBets ? `${table.label}:${digestOf(bets)}` : table.label
  const closed = { bets, blocksOf: (name: string) => blocksOf(round.seed, `${clientSeed}:${name}`, round.number) }
  const result = await table.decide(openDraw(blocksOf(round.seed, clientSeed, round.number)), round, closed)
  const { closesAt, settlesAt, endsAt } = round
  const settles = table.playMsOf ? new Date(closesAt.getTime() + table.playMsOf(result)) : settlesAt
  const ends = new Date(settles.getTime() + endsAt.getTime() - settlesAt.getTime())
  await sql.updateSharedRound(query, { ...round, clientSeed, result, settlesAt: settles, endsAt: ends, status: 'playing' })
}

/** SHA-256 of the closed list of bets. */
const digestOf = <Bet>(bets: readonly SharedBet<Bet>[]): string => createHash('sha256').update(listOfBets(bets)).digest('hex')

/** The next seed of the chain decides the round; at the end of the chain a new one begins. */
async function open<Bet, Plan, Result>(
  query: Queries,
  { gameId, label, planOf }: SharedTable<Bet, Plan, Result>,
  before: SharedRound | null,
  times: Times,
  now: Date,
): Promise<void> {
  const number = (before?.number ?? 0) + 1
  const last = before && (await sql.readChain(query, before.chainId))
  const goesOn = before && last && before.place < last.length
  const chain: Chain = goesOn ? last : { id: newId('chain'), gameId, secret: newServerSeed(), length: chainLength, createdAt: now }
  if (!goesOn) await sql.insertChain(query, chain)
  const place = goesOn ? before.place + 1 : 1
  const seed = seedAt(chain, place)
  const plan = planOf ? await planOf(openDraw(blocksOf(publicPartOf(seed), label, number)), number) : null
  const fresh = { result: null, status: 'open' } as const
  const about = { gameId, number, chainId: chain.id, place, seed, clientSeed: label }
  await sql.insertSharedRound(query, { ...about, openedAt: now, ...times, plan, ...fresh })
}
