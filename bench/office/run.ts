import { availableParallelism } from 'node:os'
import { buildApps } from '../../launch/build.ts'
import { openBenchHouse } from '../bench-house.ts'
import { onBenchServer } from '../bench-server.ts'
import { middleOf, watchOthers, type Middle } from '../measure.ts'
import { optionOf } from '../option.ts'
import { timedCalls, type Timed } from './calls.ts'
import { openDesk, type Desk } from './desk.ts'
import { seedEditors } from './fill-editors.ts'
import { fillHouse } from './fill-house.ts'
import { pressKeys } from './key-to-paint.ts'

const players = optionOf('players', 1_000_000)
const roundsEach = optionOf('rounds-each', 5)
const rounds = optionOf('rounds', 5)
const calls = optionOf('calls', 20)
const callers = 2
const keyMs = 50

/** How long a call or a key took: over all of it, and its p95 by rounds. `ratio`: to a call that only knows who asks. */
type Figure = { name: string; p50Ms: number; p95Ms: Middle; mostMs: number; ratio: Middle | undefined }
type Run = { figures: Figure[]; othersShare: number }

/**
 * `npm run bench office [-- --json --players=1000000 --rounds-each=5 --rounds=5 --calls=20]`: times every list, the
 * search and the player's page of the office over HTTP against a full house, and keys in a browser until they are
 * painted.
 */
export async function benchOffice(): Promise<Run> {
  // What is measured is the office as it is now, and one that does not build says so before the house is filled.
  buildApps()
  return onBenchServer({ max_wal_size: '8GB', autovacuum: 'off' }, async ({ owner, app, database }) => {
    const { house, close, variables } = await openBenchHouse(app)
    try {
      await seedEditors(house)
      const known = await fillHouse(house, owner, { players, roundsEach, roundsOfOne: Math.min(players, 300_000) }, tell)
      const desk = await openDesk(house, variables)
      try {
        return await measure(desk, timedCalls(known), database)
      } finally {
        await desk.close()
      }
    } finally {
      await close()
    }
  })
}

async function measure(desk: Desk, timed: readonly Timed[], database: { pid: number; family: boolean }): Promise<Run> {
  tell('warming up')
  for (const call of timed) await stretchOf(desk, call, 3)
  const others = watchOthers(() => [{ pid: process.pid, family: true }, database])
  const taken = new Map<Timed, number[][]>(timed.map((call) => [call, []]))
  for (let round = 0; round < rounds; round += 1) {
    tell(`round ${round + 1} of ${rounds}`)
    const begin = Math.floor((round * timed.length) / rounds)
    for (const call of [...timed.slice(begin), ...timed.slice(0, begin)]) taken.get(call)?.push(await stretchOf(desk, call, calls))
  }
  const othersShare = Math.round(others() * 1000) / 1000
  const reference = [...taken].find(([{ at }]) => at === 'GET /office/me')?.[1].map((one) => percentile(one, 0.95)) ?? []
  tell('pressing keys')
  const keys = await pressKeys(desk)
  return {
    figures: [
      ...[...taken].map(([call, stretches]) => figureOf(call.name, call.mostMs, stretches, reference)),
      ...Object.entries(keys).map(([name, times]) => figureOf(name, keyMs, [times], [])),
    ],
    othersShare,
  }
}

/** Two people make a call so often; the answers' milliseconds. */
async function stretchOf(desk: Desk, call: Timed, count: number): Promise<number[]> {
  const times: number[] = []
  const work = async () => {
    for (let n = 0; n < count / callers; n += 1) {
      const began = performance.now()
      await desk.ask(call)
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: callers }, work))
  return times
}

function figureOf(name: string, mostMs: number, stretches: readonly number[][], reference: readonly number[]): Figure {
  const p95s = stretches.map((one) => percentile(one, 0.95))
  const ratios = p95s.flatMap((p95, round) => (reference[round] ? [p95 / reference[round]] : []))
  return {
    name,
    p50Ms: rounded(percentile(stretches.flat(), 0.5)),
    p95Ms: roundedMiddle(p95s),
    mostMs,
    ratio: ratios.length > 0 ? roundedMiddle(ratios) : undefined,
  }
}

function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

const rounded = (number: number) => Math.round(number * 10) / 10

function roundedMiddle(numbers: readonly number[]): Middle {
  const { middle, least, most } = middleOf(numbers)
  return { middle: rounded(middle), least: rounded(least), most: rounded(most) }
}

/** The figures as a table, and what they depend on. */
export function officeTable({ figures, othersShare }: Run): string {
  const spread = ({ least, most }: Middle) => `${least}–${most}`
  const rows = figures.map(({ name, p50Ms, p95Ms, mostMs, ratio }) => [
    name,
    `${p50Ms} ms`,
    `${p95Ms.middle} ms`,
    spread(p95Ms),
    `${mostMs} ms`,
    p95Ms.middle > mostMs ? 'OVER' : '',
    ratio ? `${ratio.middle} ×` : '',
    ratio ? spread(ratio) : '',
  ])
  const all = [['name', 'p50', 'p95', 'from to', 'at most', '', 'ratio', 'from to'], ...rows]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? []
  const lines = all.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '),
  )
  const share = `${(othersShare * 100).toFixed(0)} % of the machine's ${availableParallelism()} cores`
  return [
    ...lines,
    '',
    `${players.toLocaleString('en')} players, ${(players * roundsEach * 2).toLocaleString('en')} postings. Two people ask at a time; a p95 is the middle of ${rounds} rounds of ${calls} calls, from the least to the most of them; a ratio is to GET /office/me, round by round. Something else used ${share} meanwhile.`,
  ].join('\n')
}

function tell(what: string): void {
  console.error(`… ${what}`)
}
