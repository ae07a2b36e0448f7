import type { Figure, Middle } from './measure.ts'

const columns = ['name', 'middle', 'from to', 'unit', 'reference', 'ratio', 'from to', 'server', 'database', 'p50', 'p99']
const right = new Set([1, 2, 5, 6, 7, 8, 9, 10])

/** Formats the figures as a table. */
export function tableOf(figures: readonly Figure[]): string {
  const all = [columns, ...figures.map(rowOf)]
  const widths = columns.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const line = (row: string[]) =>
    row.map((cell, column) => (right.has(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join('  ')
  return all.map((row) => line(row).trimEnd()).join('\n')
}

function rowOf({ name, perSecond, unit, reference, ratio, serverUs, databaseUs, p50Ms, p99Ms }: Figure): string[] {
  const number = (value: number) => value.toLocaleString('en')
  const spread = ({ least, most }: Middle, text: (value: number) => string) => `${text(least)}–${text(most)}`
  const processor = (us: number | null) => (us === null ? '' : `${number(us)} µs`)
  return [
    name,
    number(perSecond.middle),
    spread(perSecond, number),
    unit,
    reference,
    ratio ? `${ratio.middle.toFixed(2)} ×` : '',
    ratio ? spread(ratio, (value) => value.toFixed(2)) : '',
    processor(serverUs),
    processor(databaseUs),
    `${p50Ms} ms`,
    `${p99Ms} ms`,
  ]
}
