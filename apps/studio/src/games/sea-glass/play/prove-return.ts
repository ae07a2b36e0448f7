import { maths } from './maths.ts'
import { rational, type Rational } from '../../../engine/fairness/rational.ts'

const { strips, rows, leastCluster, waves } = maths
const kinds = Object.keys(maths.pays) as (keyof typeof maths.pays)[] // the table has these keys only
const columns = strips.length
const size = columns * rows
const stops = strips[0].length
const coded = strips.map((strip) => Uint8Array.from([...strip].map((letter) => kinds.findIndex((kind) => kind === letter))))
const payFor = (table: readonly number[], count: number) =>
  count < leastCluster ? 0 : (table[Math.min(count - leastCluster, table.length - 1)] ?? 0)
const payTable = kinds.map((kind) => Float64Array.from({ length: size + 1 }, (_, count) => payFor(maths.pays[kind], count)))

/** What one round after another is laid out in: labels join cells of one kind to the smallest cell of their cluster. */
const board = new Uint8Array(size)
const label = new Uint8Array(size)
const count = new Uint8Array(size)
const top = new Int32Array(columns)

/** Finds the root of a cell's cluster. */
function root(cell: number): number {
  let at = cell
  while (label[at] !== at) at = label[at] ?? at
  return at
}

/** Joins cells to their neighbours above and to the left, and counts each cluster at its root. */
function joinCells(): void {
  count.fill(0)
  for (let cell = 0; cell < size; cell += 1) {
    label[cell] = cell
    if (cell % rows > 0 && board[cell - 1] === board[cell]) join(cell - 1, cell)
    if (cell >= rows && board[cell - rows] === board[cell]) join(cell - rows, cell)
  }
  for (let cell = 0; cell < size; cell += 1) {
    const at = root(cell)
    label[cell] = at
    count[at] = (count[at] ?? 0) + 1
  }
}

function join(a: number, b: number): void {
  const [x, y] = [root(a), root(b)]
  label[Math.max(x, y)] = Math.min(x, y)
}

/** Plays a round to its end; returns what it pays in twentieths of the stake. */
function playOut(): number {
  let paid = 0
  for (let wave = 0; ; wave += 1) {
    joinCells()
    let pays = 0
    for (let cell = 0; cell < size; cell += 1) if (label[cell] === cell) pays += payTable[board[cell] ?? 0]?.[count[cell] ?? 0] ?? 0
    if (pays === 0) return paid
    paid += pays * (waves[Math.min(wave, waves.length - 1)] ?? 1)
    fall()
  }
}

/** Takes the clusters away, lets the rest fall, and fills each column from above. */
function fall(): void {
  for (let column = 0; column < columns; column += 1) {
    let to = column * rows + rows - 1
    for (let from = to; from >= column * rows; from -= 1)
      if ((count[label[from] ?? from] ?? 0) < leastCluster) board[to--] = board[from] ?? 0
    for (; to >= column * rows; to -= 1) {
      top[column] = ((top[column] ?? 0) + stops - 1) % stops
      board[to] = coded[column]?.[top[column] ?? 0] ?? 0
    }
  }
}

/**
 * Sea Glass's exact return and the mean square of what a round pays, in stakes, by playing all its rounds. The enumerator reads the mathematics and shares no code with the
 * game. `rounds` narrows it to some: every so many-th.
 */
export function proveSeaGlass(every = 1): { rounds: number; paid: number; hits: number; most: number; total: Rational; square: Rational } {
  let [rounds, paid, squares, hits, most] = [0, 0, 0, 0, 0]
  for (let round = 0; round < stops ** columns; round += every) {
    let left = round
    for (let column = 0; column < columns; column += 1) {
      const stop = left % stops
      left = (left - stop) / stops
      top[column] = stop
      for (let row = 0; row < rows; row += 1) board[column * rows + row] = coded[column]?.[(stop + row) % stops] ?? 0
    }
    const pays = playOut()
    rounds += 1
    paid += pays
    squares += pays ** 2
    if (pays > 0) hits += 1
    most = Math.max(most, pays)
  }
  return {
    rounds,
    paid,
    hits,
    most,
    total: rational(paid, rounds * maths.stakeParts),
    square: rational(squares, rounds * maths.stakeParts ** 2),
  }
}
