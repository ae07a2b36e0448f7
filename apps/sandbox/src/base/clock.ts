import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@fairhouse/process/database.ts'
import { Sentence } from '@fairhouse/process/sentence.ts'
import { advanceOffset, readOffsetMs } from './clock.sql.ts'

/** The product's time: the system's time plus an offset that only grows. */
export type Clock = {
  now: () => Date
  offsetMs: () => number
  /** Moves the time forward for the product and the sandbox alike. */
  advance: (ms: number) => Promise<void>
  /** Calls back whenever the offset has changed. */
  onMove: (moved: () => void) => void
}

/** Reads the shared offset and follows it by notifications of the channel `clock`. */
export async function openClock(database: Database, patienceMs = 30_000): Promise<Clock> {
  let offset = await untilThere(database, patienceMs)
  const moved: (() => void)[] = []
  const follow = (value: bigint | null) => {
    // It never goes back, so an older notification that arrives late is without meaning.
    if (value === null || Number(value) <= offset) return
    offset = Number(value)
    moved.forEach((call) => call())
  }
  const reread = async () => follow(await readOffsetMs(database.query))
  await database.listen('clock', (payload) => {
    if (payload && /^\d{1,18}$/.test(payload)) follow(BigInt(payload))
    else void reread().catch(() => undefined)
  })
  return {
    now: () => new Date(Date.now() + offset),
    offsetMs: () => offset,
    advance: async (ms) => {
      await advanceOffset(database.query, ms)
      await reread()
    },
    onMove: (call) => void moved.push(call),
  }
}

async function untilThere(database: Database, patienceMs: number): Promise<number> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const offset = await readOffsetMs(database.query).catch((error: { code?: string }) => {
      if (error.code === '42P01') return null
      throw error
    })
    if (offset !== null) return Number(offset)
    if (Date.now() > deadline)
      throw new Sentence('The table public.clock is not there: let the product migrate its database, then start the sandbox again.')
    await wait(200)
  }
}
