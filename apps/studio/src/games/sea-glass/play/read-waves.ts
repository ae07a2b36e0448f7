import { maths, stopsPerStrip, type Piece } from './maths.ts'

/** A cluster: its piece, its cells (column times the rows, plus the row from the top), and what it pays in twentieths of the stake. */
export type Cluster = { piece: Piece; cells: number[]; pays: number }

/** A wave: the board by column, top to bottom, the clusters that the water takes away, and what they pay with the wave's multiple. */
export type Wave = { board: Piece[][]; clusters: Cluster[]; times: number; pays: number }

const { rows, strips } = maths

/**
 * Reads a round from the stops of its strips, which decide everything: where pieces are taken away those above fall, and
 * the next ones of the strip follow. The last wave has no cluster.
 */
export function readWaves(stops: readonly number[]): Wave[] {
  const waves: Wave[] = []
  const above = strips.map((_, column) => stops[column] ?? 0)
  let board = strips.map((strip, column) => Array.from({ length: rows }, (_, row) => pieceAt(strip, (above[column] ?? 0) + row)))
  for (;;) {
    const clusters = clustersOf(board)
    const times = maths.waves[Math.min(waves.length, maths.waves.length - 1)] ?? 1
    waves.push({ board, clusters, times, pays: times * clusters.reduce((sum, { pays }) => sum + pays, 0) })
    if (clusters.length === 0) return waves
    const gone = new Set(clusters.flatMap(({ cells }) => cells))
    board = board.map((pieces, column) => {
      const left = pieces.filter((_, row) => !gone.has(column * rows + row))
      const missing = rows - left.length
      above[column] = (above[column] ?? 0) - missing
      const fallen = Array.from({ length: missing }, (_, row) => pieceAt(strips[column] ?? '', (above[column] ?? 0) + row))
      return [...fallen, ...left]
    })
  }
}

/** Finds the clusters of a board, in the order of their first cells. */
export function clustersOf(board: readonly Piece[][]): Cluster[] {
  const seen = new Set<number>()
  const clusters: Cluster[] = []
  for (const [column, pieces] of board.entries())
    for (const [row, piece] of pieces.entries()) {
      if (seen.has(column * rows + row)) continue
      const cells = touching(board, piece, column, row, seen)
      if (cells.length >= maths.leastCluster) clusters.push({ piece, cells, pays: payOf(piece, cells.length) })
    }
  return clusters
}

/** Collects the cells of a piece that touch one another from a cell on; none of those that were seen. */
function touching(board: readonly Piece[][], piece: Piece, column: number, row: number, seen: Set<number>, cells: number[] = []): number[] {
  const cell = column * rows + row
  if (board[column]?.[row] !== piece || row < 0 || row >= rows || seen.has(cell)) return cells
  seen.add(cell)
  cells.push(cell)
  touching(board, piece, column - 1, row, seen, cells)
  touching(board, piece, column, row - 1, seen, cells)
  touching(board, piece, column, row + 1, seen, cells)
  return touching(board, piece, column + 1, row, seen, cells)
}

const payOf = (piece: Piece, size: number): number =>
  maths.pays[piece][Math.min(size - maths.leastCluster, maths.pays[piece].length - 1)] ?? 0

function pieceAt(strip: string, index: number): Piece {
  const at = ((index % stopsPerStrip) + stopsPerStrip) % stopsPerStrip
  return strip[at] as Piece // strips are written in these letters only; a test counts them
}
