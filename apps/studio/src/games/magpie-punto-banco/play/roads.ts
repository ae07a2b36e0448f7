import type { Spot } from '../../../engine/baccarat/rules.ts'

/** A place of a road: its column and row from 0, who won there, and how many ties followed. */
export type Bead = { column: number; row: number; winner: Spot; ties: number }

const rows = 6

/** The bead road: result after result, down one column and then the next. Results are oldest first. */
export const beadRoad = (results: readonly Spot[]): Bead[] =>
  results.map((winner, at) => ({ column: Math.floor(at / rows), row: at % rows, winner, ties: 0 }))

/**
 * The big road: a column for each run of one side; a run longer than the column, or one that meets another, turns to
 * the right. Ties are counted on the result before them; those before the first result lie on an empty place.
 */
export function bigRoad(results: readonly Spot[]): Bead[] {
  const beads: Bead[] = []
  const taken = new Set<string>()
  let start = -1
  for (const winner of results) {
    const last = beads.at(-1)
    if (winner === 'tie') {
      if (last) last.ties += 1
      else beads.push({ column: 0, row: 0, winner, ties: 1 })
      continue
    }
    const isFirst = !last || last.winner === 'tie'
    const place = isFirst ? { column: 0, row: 0 } : last.winner === winner ? below(last, taken) : { column: start + 1, row: 0 }
    if (isFirst || last.winner !== winner) start = place.column
    taken.add(`${place.column}/${place.row}`)
    if (isFirst && last) Object.assign(last, { winner })
    else beads.push({ ...place, winner, ties: 0 })
  }
  return beads
}

function below({ column, row }: Bead, taken: ReadonlySet<string>): { column: number; row: number } {
  const isFree = row + 1 < rows && !taken.has(`${column}/${row + 1}`)
  return isFree ? { column, row: row + 1 } : { column: column + 1, row }
}

/** Moves a road to the left so that its last column is the last of so many, and leaves out what stands before. */
export function lastColumns(road: readonly Bead[], columns: number): Bead[] {
  const shift = Math.max(0, Math.max(-1, ...road.map(({ column }) => column)) + 1 - columns)
  return road.filter(({ column }) => column >= shift).map((bead) => ({ ...bead, column: bead.column - shift }))
}
