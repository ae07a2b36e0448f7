/** One figure: how many a second, and how long one took. Reference and ratio say what it is held against, measured in the same run. */
export type Figure = { name: string; value: number; unit: string; reference: string; ratio: number | null; p50Ms: number; p99Ms: number }

/** What one stretch of measuring brought. */
export type Stretch = { perSecond: number; latenciesMs: number[] }

/** Lets so many callers work for so many seconds, each as soon as its last call has answered. `work` answers how many things it did. */
export async function measure(callers: number, seconds: number, work: (caller: number) => Promise<number>): Promise<Stretch> {
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

/** Several stretches as one figure: the mean of the rates, the percentiles over all calls. */
export function figureOf(name: string, unit: string, stretches: Stretch[]): Figure {
  const value = stretches.reduce((sum, { perSecond }) => sum + perSecond, 0) / stretches.length
  const sorted = Float64Array.from(stretches.flatMap(({ latenciesMs }) => latenciesMs)).toSorted()
  const percentile = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return {
    name,
    value: Math.round(value),
    unit,
    reference: '',
    ratio: null,
    p50Ms: rounded(percentile(0.5)),
    p99Ms: rounded(percentile(0.99)),
  }
}

const rounded = (ms: number) => Math.round(ms * 100) / 100

/** The figure with its ratio to another. */
export function heldAgainst(figure: Figure, reference: Figure): Figure {
  return { ...figure, reference: reference.name, ratio: Math.round((figure.value / reference.value) * 100) / 100 }
}

/** The figures as a table for people. */
export function tableOf(figures: Figure[]): string {
  const rows = figures.map(({ name, value, unit, reference, ratio, p50Ms, p99Ms }) => [
    name,
    value.toLocaleString('en'),
    unit,
    reference,
    ratio === null ? '' : `${ratio.toFixed(2)} ×`,
    `${p50Ms} ms`,
    `${p99Ms} ms`,
  ])
  const all = [['name', 'value', 'unit', 'reference', 'ratio', 'p50', 'p99'], ...rows]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? []
  const right = new Set([1, 4, 5, 6])
  const line = (row: string[]) =>
    row.map((cell, column) => (right.has(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join('  ')
  return all.map(line).join('\n')
}
