import type { World } from '../engine/studio.ts'
import { countOpenRounds, countReports, countSendings, readTableEnds } from './waiting.sql.ts'

/** Brings up to date what waits in the database. What can no longer be read is dropped instead of going stale. */
export async function measureWaiting({ database: { query }, clock, ticker, metrics }: World): Promise<void> {
  const { rounds, oldestRound, sendings, oldestSending, lateSending, lateTable, reports } = metrics
  for (const gauge of [rounds, oldestRound, sendings, oldestSending, lateSending, lateTable, reports]) gauge.reset()
  metrics.failingWork.set(ticker.failing())
  const now = clock.now().getTime()
  const since = (at: Date) => Math.max(0, (now - at.getTime()) / 1000)
  for (const { status, count, oldest } of await countOpenRounds(query)) {
    rounds.set({ status }, count)
    oldestRound.set({ status }, since(oldest))
  }
  for (const { call, count, oldest, due } of await countSendings(query)) {
    sendings.set({ call }, count)
    oldestSending.set({ call }, since(oldest))
    lateSending.set({ call }, since(due))
  }
  for (const { game, ends } of await readTableEnds(query)) lateTable.set({ game }, since(ends))
  reports.set(await countReports(query))
}
