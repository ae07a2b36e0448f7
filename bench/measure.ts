import { machineMs, processorMs } from './processor-time.ts'

/** The results of one stretch: things done per second, and the latency of each call in milliseconds. */
export type Measured = { perSecond: number; latenciesMs: number[] }

/** The same, with each part's processor time per thing done, in microseconds. */
export type Stretch = Measured & { processorUs: Readonly<Record<string, number>> }

/** The median of several rounds, with their minimum and maximum. */
export type Middle = { middle: number; least: number; most: number }

/**
 * One figure over several rounds. `reference` names what it is compared with and `ratio` is the quotient, taken round
 * by round in the same run. Processor time is in microseconds per thing done.
 */
export type Figure = {
  name: string
  unit: string
  perSecond: Middle
  reference: string
  ratio: Middle | null
  serverUs: number | null
  databaseUs: number | null
  p50Ms: number
  p99Ms: number
}

/** A part whose processor time is counted: a process, with `family` also its descendants. */
export type Part = { pid: number; family: boolean }

/**
 * Runs a number of callers for a number of seconds; each starts its next call as soon as the last is answered. `work`
 * returns how many things it did.
 */
export async function measure(callers: number, seconds: number, work: (caller: number) => Promise<number>): Promise<Measured> {
  const latenciesMs: number[] = []
  const began = performance.now()
  const until = began + seconds * 1000
  let done = 0
  const call = async (caller: number) => {
    for (let at = performance.now(); at < until;) {
      const count = await work(caller)
      const now = performance.now()
      latenciesMs.push((now - at) / count)
      at = now
      done += count
    }
  }
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)))
  return { perSecond: (done / (performance.now() - began)) * 1000, latenciesMs }
}

/** Measures a stretch together with the processor time of its parts, per thing done. */
export async function withProcessorTime(parts: Readonly<Record<string, Part>>, stretch: () => Promise<Measured>): Promise<Stretch> {
  const used = () => Object.entries(parts).map(([name, { pid, family }]) => [name, processorMs(pid, family)] as const)
  const before = new Map(used())
  const began = performance.now()
  const measured = await stretch()
  const done = (measured.perSecond * (performance.now() - began)) / 1000
  const processorUs = Object.fromEntries(used().map(([name, ms]) => [name, ((ms - (before.get(name) ?? 0)) * 1000) / done]))
  return { ...measured, processorUs }
}

/** Returns the median of some numbers, with their minimum and maximum. */
export function middleOf(numbers: readonly number[]): Middle {
  const sorted = [...numbers].toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const middle = sorted.length % 2 === 1 ? sorted[half] : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2
  return { middle: middle ?? 0, least: sorted[0] ?? 0, most: sorted.at(-1) ?? 0 }
}

/**
 * Combines the rounds of one contest into a figure: the median of rates and processor times, and percentiles over all
 * calls.
 */
export function figureOf(name: string, unit: string, stretches: readonly Stretch[]): Figure {
  const sorted = Float64Array.from(stretches.flatMap(({ latenciesMs }) => latenciesMs)).toSorted()
  const percentile = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  const processor = (part: string) => {
    const used = stretches.flatMap(({ processorUs }) => (part in processorUs ? [processorUs[part]!] : [])) // `in` has just found it
    return used.length > 0 ? Math.round(middleOf(used).middle) : null
  }
  return {
    name,
    unit,
    perSecond: middleOf(stretches.map(({ perSecond }) => Math.round(perSecond))),
    reference: '',
    ratio: null,
    serverUs: processor('server'),
    databaseUs: processor('database'),
    p50Ms: rounded(percentile(0.5)),
    p99Ms: rounded(percentile(0.99)),
  }
}

const rounded = (number: number) => Math.round(number * 100) / 100

/** Adds the ratio to another figure. Rounds are compared pairwise, so that a busy machine affects both sides. */
export function heldAgainst(figure: Figure, own: readonly Stretch[], reference: string, others: readonly Stretch[]): Figure {
  const ratios = own.flatMap(({ perSecond }, round) => (others[round] ? [rounded(perSecond / others[round].perSecond)] : []))
  return { ...figure, reference, ratio: middleOf(ratios) }
}

/**
 * Watches how busy the machine is apart from the given parts. The returned function gives their share of all cores
 * since the start.
 */
export function watchOthers(parts: () => readonly Part[]): () => number {
  const ours = () => parts().reduce((sum, { pid, family }) => sum + processorMs(pid, family), 0)
  const [before, oursBefore] = [machineMs(), ours()]
  return () => {
    const now = machineMs()
    return Math.max(0, (now.busy - before.busy - (ours() - oursBefore)) / (now.all - before.all))
  }
}
