import type { Count, Kind } from '../nodes/tally.ts'
import type { Rehearsal } from './rehearse.ts'
import type { Verified } from './verify.ts'

/** What happened, how often, and what became of the calls meanwhile. */
export type Stage = { what: string; times: number; counts: Record<Kind, Count> }

type Books = { postings: number; taken: bigint }
type Paid = { acknowledged: number; refused: number; captured: number; booked: number; isSame: boolean; lost: number; stillOpen: number }

/** A whole run. `said`: what nodes complained of. */
export type Whole = {
  stages: Stage[]
  rounds: number
  tookMs: number
  said: string[]
  rehearsals: Rehearsal[]
  ledger: Verified
  bets: { acknowledged: Books; found: Books }
  deposits: Paid
}

/** Adds the calls of one more time. */
export function addTo(stages: Map<string, Stage>, what: string, counts: Record<Kind, Count>): void {
  const before = stages.get(what)
  if (!before) return void stages.set(what, { what, times: 1, counts })
  before.times += 1
  for (const [kind, count] of Object.entries(before.counts)) {
    const more = counts[kind as Kind] // its keys are kinds
    count.calls += more.calls
    count.failed += more.failed
    count.longestMs = Math.max(count.longestMs, more.longestMs)
    count.waitedMs = Math.max(count.waitedMs, more.waitedMs)
    for (const [why, times] of Object.entries(more.reasons)) count.reasons[why] = (count.reasons[why] ?? 0) + times
  }
}

/** Writes a run as a table. */
export function wholeTable({ stages, rounds, tookMs, said, rehearsals, ledger, bets, deposits }: Whole): string {
  const { acknowledged, found } = bets
  const isWhole = acknowledged.postings === found.postings && acknowledged.taken === found.taken
  const complaints = said.length > 0 ? `\n\nNodes said:\n${said.join('\n')}` : ''
  return `${stages.map(linesOf).join('\n')}${complaints}

${rounds} rounds in ${(tookMs / 60_000).toFixed(1)} minutes.
${rehearsals.map(rehearsalLine).join('\n')}
${acknowledged.postings} bets and wins were acknowledged; ${isWhole ? 'the ledger has each once' : `the ledger has ${found.postings}, which took ${found.taken}, not ${acknowledged.taken}`}.
${deposits.acknowledged} deposits were acknowledged, of which ${deposits.lost} are lost, ${deposits.refused} were refused; the acquirer captured ${deposits.captured} and ${deposits.booked} are booked${deposits.isSame ? ', each once' : ', which are others'}; ${deposits.stillOpen} are open.
The ledger's own checks looked at ${ledger.looked}: ${ledger.faults.length === 0 ? 'nothing is wrong' : `${ledger.faults.length} faults, ${ledger.faults.slice(0, 10).join('; ')}`}.`
}

function linesOf({ what, times, counts }: Stage): string {
  const lines = Object.entries(counts).flatMap(([kind, { calls, failed, longestMs, waitedMs, reasons }]) => [
    ...(calls > 0
      ? [`  ${kind.padEnd(8)}${callsLine(calls, failed, longestMs)}${waitedMs > 0 ? `, done after ${waitedMs} ms at most` : ''}`]
      : []),
    ...Object.entries(reasons).map(([why, count]) => `           ${count} × ${why}`),
  ])
  return [`${what}, ${times} times`, ...lines].join('\n')
}

const callsLine = (calls: number, failed: number, longestMs: number): string =>
  `${String(calls - failed).padStart(6)} done, ${String(failed).padStart(5)} failed, ${longestMs} ms at most`

const rehearsalLine = ({ backupMs, restoreMs, postings, expected, looked, faults }: Rehearsal): string =>
  `A backup took ${backupMs} ms, its restore ${restoreMs} ms; it has ${postings} bets and wins, of ${expected} that were acknowledged before it; its checks looked at ${looked}: ${faults.length === 0 ? 'nothing is wrong' : faults.slice(0, 5).join('; ')}.`
