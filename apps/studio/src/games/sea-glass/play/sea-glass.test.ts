import { expect, test } from 'vitest'
import { proveSeaGlass } from './prove-return.ts'
import { maths, stopsPerStrip, type Piece } from './maths.ts'
import { playSeaGlass } from './play-sea-glass.ts'
import { clustersOf, readWaves } from './read-waves.ts'

const boardOf = (...rows: string[]) => [0, 1, 2, 3, 4].map((column) => rows.map((row) => row[column] as Piece)) // written in pieces below

test('pieces that touch side by side are a cluster from four on, at corners they do not touch', () => {
  const board = boardOf('AABCD', 'AACDE', 'BCDEF', 'CBFFF', 'DFABF')
  expect(clustersOf(board)).toEqual(
    [
      { piece: 'A', cells: [0, 1, 5, 6], pays: 80 },
      { piece: 'F', cells: [13, 18, 23, 22, 24].toSorted((a, b) => a - b), pays: 5 },
    ].map((cluster) => ({
      ...cluster,
      cells: expect.toSatisfy((cells: number[]) => cells.toSorted((a, b) => a - b).join() === cluster.cells.join()),
    })),
  )
})

test('a larger cluster than the table knows pays the last of its row', () => {
  const [all] = clustersOf(boardOf('AAAAA', 'AAAAA', 'AAAAA', 'AAAAA', 'AAAAA'))
  expect([all?.cells.length, all?.pays]).toEqual([25, 800])
})

test('what is above falls, and the next pieces of the strip follow: the last wave has no cluster', () => {
  const waves = readWaves([0, 0, 0, 0, 0])
  for (const [at, { board, clusters }] of waves.entries()) {
    const gone = new Set(clusters.flatMap(({ cells }) => cells))
    const next = waves[at + 1]?.board
    if (!next) {
      expect(clusters).toEqual([])
      continue
    }
    for (const [column, pieces] of board.entries()) {
      const left = pieces.filter((_, row) => !gone.has(column * maths.rows + row))
      expect(next[column]?.slice(maths.rows - left.length)).toEqual(left)
    }
  }
})

test('the shipped game pays over many rounds what the enumerator says of the same rounds', () => {
  const every = 2003
  let [rounds, paid, hits, most] = [0, 0, 0, 0]
  for (let round = 0; round < stopsPerStrip ** maths.strips.length; round += every) {
    const stops = maths.strips.map((_, column) => Math.floor(round / stopsPerStrip ** column) % stopsPerStrip)
    const pays = readWaves(stops).reduce((sum, wave) => sum + wave.pays, 0)
    rounds += 1
    paid += pays
    if (pays > 0) hits += 1
    most = Math.max(most, pays)
  }
  expect(proveSeaGlass(every)).toMatchObject({ rounds, paid, hits, most })
})

test('a round pays each wave its multiple, exactly in minor units', async () => {
  const outcome = await playSeaGlass(() => Promise.resolve([0, 3, 7, 11, 19]), 40n)
  let total = 0n
  for (const [at, { clusters, times, amount, total: until }] of outcome.waves.entries()) {
    expect(times).toBe([1, 2, 3, 5][Math.min(at, 3)])
    const own = clusters.reduce((sum, { pays }) => sum + BigInt(pays * times) * 2n, 0n)
    expect([BigInt(amount), clusters.reduce((sum, one) => sum + BigInt(one.amount), 0n)]).toEqual([own, own])
    total += own
    expect(until).toBe(String(total))
  }
  expect(outcome.win).toBe(String(total))
})

test('each strip holds A 2, B 3, C 4, D 4, E 5, F 6', () => {
  for (const strip of maths.strips) expect([...'ABCDEF'].map((piece) => strip.split(piece).length - 1)).toEqual([2, 3, 4, 4, 5, 6])
})
