import type { Queries } from '@fairhouse/process/database.ts'
import { newId } from '@fairhouse/process/ids.ts'
import { newServerSeed } from '../../../engine/fairness/seeds.ts'
import type { Studio } from '../../../engine/studio.ts'
import { chainLength, pocketOf, type Chain } from './chain.ts'
import { giveBackStakes, settleStakes } from './settle-stakes.ts'
import { dueStep, newWheelRound, type WheelRound } from './wheel-round.ts'
import { insertChain, insertWheelRound, lockWheelRound, readChain, readNewestWheelRound, updateWheelRound } from './wheel.sql.ts'
import { playersAtTable, tableOf } from './table.ts'

/** Advances the wheel by the clock: opens a round if anybody is at the table, closes the bets, pays. */
export async function turnWheel(studio: Studio): Promise<void> {
  const { database, clock } = studio.world
  for (;;) {
    if (studio.closing.aborted) return
    const round = await readNewestWheelRound(database.query)
    // Read after the round: whoever sits down meanwhile must not be counted at a time before they came.
    const now = clock.now()
    const step = dueStep(round, now)
    if (step === null || (step === 'open' && playersAtTable(tableOf(studio), now) === 0)) return
    await database.transaction((query) => (round && step !== 'open' ? moveOn(studio, query, round.number) : open(query, round, now)))
    if (step === 'settle') studio.world.ticker.wake()
  }
}

/** Voids the current round and returns every stake. Returns the round, or null if there is none. */
export async function voidWheelRound(studio: Studio, reason: string): Promise<WheelRound | null> {
  const { database, clock, ticker } = studio.world
  const voided = await database.transaction(async (query) => {
    const newest = await readNewestWheelRound(query)
    const round = newest && (await lockWheelRound(query, newest.number))
    if (round?.status !== 'open' && round?.status !== 'turning') return null
    const ended: WheelRound = { ...round, pocket: null, status: 'void' }
    await updateWheelRound(query, ended)
    await giveBackStakes(query, ended.number, clock.now(), reason)
    return ended
  })
  ticker.wake()
  return voided
}

async function moveOn(studio: Studio, query: Queries, number: number): Promise<void> {
  const round = await lockWheelRound(query, number)
  const now = studio.world.clock.now()
  const step = dueStep(round, now)
  if (round && step === 'turn') {
    const pocket = await pocketOf(round.seed, round.number)
    await updateWheelRound(query, { ...round, pocket, status: 'turning' })
  }
  if (round && step === 'settle' && round.pocket !== null) {
    await updateWheelRound(query, { ...round, status: 'settled' })
    await settleStakes(query, round.number, round.pocket, now)
  }
}

/** The next seed of the chain decides the round; at the end of the chain a new one begins. */
async function open(query: Queries, before: WheelRound | null, now: Date): Promise<void> {
  const number = (before?.number ?? 0) + 1
  const chain = before && (await readChain(query, before.chainId))
  if (before && chain && before.place < chain.length) return insertWheelRound(query, newWheelRound(number, chain, before.place + 1, now))
  const begun: Chain = { id: newId('chain'), secret: newServerSeed(), length: chainLength, createdAt: now }
  await insertChain(query, begun)
  await insertWheelRound(query, newWheelRound(number, begun, 1, now))
}
