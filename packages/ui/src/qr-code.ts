/** Bytes that correct errors per block, and blocks, of versions 1 to 20 at level M (ISO/IEC 18004). */
const correction = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26]
const blockCounts = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16]

/** The modules of a QR code at level M that says a text in bytes: rows of true (dark) and false. Throws for a text of more than 666 bytes. */
export function qrCode(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)]
  const version = correction.findIndex((_, place) => capacityOf(place + 1) >= bytes.length) + 1
  if (version === 0) throw new RangeError('Too long for a QR code of this size')
  const words = interleaved(dataWords(bytes, version), version)
  const masks = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => drawn(version, words, mask))
  const penalties = masks.map(penaltyOf)
  return masks[penalties.indexOf(Math.min(...penalties))] ?? []
}

const sizeOf = (version: number) => version * 4 + 17
const countBits = (version: number) => (version < 10 ? 8 : 16)
const at = (list: readonly number[], version: number) => list[version - 1] ?? 0
const dataWordsOf = (version: number) => Math.floor(rawBits(version) / 8) - at(correction, version) * at(blockCounts, version)
const capacityOf = (version: number) => Math.floor((dataWordsOf(version) * 8 - 4 - countBits(version)) / 8)

/** Modules that carry data and correction. */
function rawBits(version: number): number {
  const alignments = version === 1 ? 0 : Math.floor(version / 7) + 2
  const bits = (16 * version + 128) * version + 64
  return version === 1 ? bits : bits - ((25 * alignments - 10) * alignments - 55) - (version > 6 ? 36 : 0)
}

/** Mode, length, bytes, and filling up to the size. */
function dataWords(bytes: readonly number[], version: number): number[] {
  const size = dataWordsOf(version)
  const bits = [0b0100, bytes.length, ...bytes]
    .map((value, place) => value.toString(2).padStart(place === 0 ? 4 : place === 1 ? countBits(version) : 8, '0'))
    .join('')
  const ended = bits + '0'.repeat(Math.min(4, size * 8 - bits.length))
  const whole = ended.padEnd(Math.ceil(ended.length / 8) * 8, '0')
  const words = whole.match(/.{8}/g)?.map((word) => Number.parseInt(word, 2)) ?? []
  for (let filler = 0xec; words.length < size; filler ^= 0xec ^ 0x11) words.push(filler)
  return words
}

/** Data in blocks, each followed by what corrects it, words of all blocks taken in turns. */
function interleaved(data: readonly number[], version: number): number[] {
  const [count, length] = [at(blockCounts, version), at(correction, version)]
  const short = Math.floor(data.length / count)
  const longFrom = count - (data.length % count)
  const divisor = divisorOf(length)
  let from = 0
  const blocks = Array.from({ length: count }, (_, place) => data.slice(from, (from += short + (place >= longFrom ? 1 : 0))))
  const checks = blocks.map((block) => remainderOf(block, divisor))
  const turns = (lists: readonly number[][]) =>
    Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, place) =>
      lists.flatMap((list) => (place < list.length ? [list[place] ?? 0] : [])),
    ).flat()
  return [...turns(blocks), ...turns(checks)]
}

/** Product in the field of 256 elements of Reed and Solomon. */
function times(x: number, y: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) product = (product << 1) ^ ((product >>> 7) * 0x11d) ^ (((y >>> bit) & 1) * x)
  return product
}

function divisorOf(length: number): number[] {
  const result = [...Array.from({ length: length - 1 }, () => 0), 1]
  let root = 1
  for (let turn = 0; turn < length; turn += 1) {
    for (let place = 0; place < length; place += 1) result[place] = times(result[place] ?? 0, root) ^ (result[place + 1] ?? 0)
    root = times(root, 2)
  }
  return result
}

function remainderOf(data: readonly number[], divisor: readonly number[]): number[] {
  const rest = divisor.map(() => 0)
  for (const word of data) {
    const factor = word ^ (rest.shift() ?? 0)
    rest.push(0)
    for (const [place, part] of divisor.entries()) rest[place] = (rest[place] ?? 0) ^ times(part, factor)
  }
  return rest
}

type Drawing = { dark: boolean[][]; fixed: boolean[][] }

function drawn(version: number, words: readonly number[], mask: number): boolean[][] {
  const size = sizeOf(version)
  const rows = () => Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  const drawing: Drawing = { dark: rows(), fixed: rows() }
  drawPatterns(drawing, version)
  drawFormat(drawing, mask)
  drawVersion(drawing, version)
  drawData(drawing, words, mask)
  return drawing.dark
}

function set({ dark, fixed }: Drawing, x: number, y: number, isDark: boolean): void {
  const [row, held] = [dark[y], fixed[y]]
  if (!row || !held || x < 0 || x >= row.length) return
  row[x] = isDark
  held[x] = true
}

/** Timing lines, the three finders and the alignment marks. */
function drawPatterns(drawing: Drawing, version: number): void {
  const size = sizeOf(version)
  for (let place = 0; place < size; place += 1) {
    set(drawing, 6, place, place % 2 === 0)
    set(drawing, place, 6, place % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(drawing, x, y, 4, (ring) => ring !== 2 && ring !== 4)
  const places = alignmentsOf(version)
  const last = places.length - 1
  for (const [i, x] of places.entries())
    for (const [j, y] of places.entries()) {
      const isFinder = (i === 0 && (j === 0 || j === last)) || (i === last && j === 0)
      if (!isFinder) square(drawing, x, y, 2, (ring) => ring !== 1)
    }
}

function square(drawing: Drawing, x: number, y: number, reach: number, isDark: (ring: number) => boolean): void {
  for (let down = -reach; down <= reach; down += 1)
    for (let right = -reach; right <= reach; right += 1)
      set(drawing, x + right, y + down, isDark(Math.max(Math.abs(right), Math.abs(down))))
}

function alignmentsOf(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2
  const rest = Array.from({ length: count - 1 }, (_, place) => sizeOf(version) - 7 - place * step)
  return [6, ...rest.toReversed()]
}

/** Level M (00) and the mask, protected by a BCH code, twice. */
function drawFormat(drawing: Drawing, mask: number): void {
  const size = drawing.dark.length
  const bits = ((mask << 10) | bch(mask, 10, 0x537)) ^ 0x5412
  const bit = (place: number) => ((bits >>> place) & 1) === 1
  for (let place = 0; place < 15; place += 1) {
    const beside = place < 6 ? place : place < 8 ? place + 1 : size - 15 + place
    set(drawing, 8, beside, bit(place))
    set(drawing, place < 8 ? size - 1 - place : place === 8 ? 7 : 14 - place, 8, bit(place))
  }
  set(drawing, 8, size - 8, true)
}

function drawVersion(drawing: Drawing, version: number): void {
  if (version < 7) return
  const bits = (version << 12) | bch(version, 12, 0x1f25)
  for (let place = 0; place < 18; place += 1) {
    const isDark = ((bits >>> place) & 1) === 1
    const [near, far] = [Math.floor(place / 3), drawing.dark.length - 11 + (place % 3)]
    set(drawing, far, near, isDark)
    set(drawing, near, far, isDark)
  }
}

function bch(value: number, length: number, generator: number): number {
  let rest = value
  for (let turn = 0; turn < length; turn += 1) rest = (rest << 1) ^ ((rest >>> (length - 1)) * generator)
  return rest
}

const masks: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
]

/** Words go up and down in pairs of columns, from the right, past the timing line. */
function drawData({ dark, fixed }: Drawing, words: readonly number[], mask: number): void {
  const size = dark.length
  let bit = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    const column = right <= 6 ? right - 1 : right
    const isUp = ((column + 1) & 2) === 0
    for (let step = 0; step < size; step += 1)
      for (const x of [column, column - 1]) {
        const y = isUp ? size - 1 - step : step
        const row = dark[y]
        if (!row || fixed[y]?.[x]) continue
        const isSet = (((words[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1
        row[x] = isSet !== (masks[mask]?.(x, y) === 0)
        bit += 1
      }
  }
}

/** How hard a drawing is to read: long runs, squares of one colour, what looks like a finder, too much of one colour. */
function penaltyOf(rows: boolean[][]): number {
  const columns = rows.map((_, x) => rows.map((row) => row[x] ?? false))
  const lines = [...rows, ...columns].map((line) => line.map((isDark) => (isDark ? '1' : '0')).join(''))
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0)
  const finders = lines.reduce((sum, line) => sum + (line.match(/(?=10111010000|00001011101)/g)?.length ?? 0) * 40, 0)
  const squares = rows.slice(1).reduce((sum, row, y) => sum + row.slice(1).filter((dark, x) => isSquare(rows, x, y, dark)).length * 3, 0)
  const share = lines.slice(0, rows.length).join('').replaceAll('0', '').length / rows.length ** 2
  return runs + finders + squares + Math.floor(Math.abs(share * 20 - 10)) * 10
}

const isSquare = (rows: boolean[][], x: number, y: number, dark: boolean) =>
  rows[y]?.[x] === dark && rows[y]?.[x + 1] === dark && rows[y + 1]?.[x] === dark

/** The same as one SVG path, a unit to a module, without the quiet zone. */
export const qrPath = (rows: boolean[][]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
