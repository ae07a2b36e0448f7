import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstDifference } from './compare-month.ts'
import { kindOf, shownRow, type Cell, type Column } from './columns.ts'
import { parquetOf, readParquet } from './parquet-file.ts'

const words = fc.oneof(
  fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed()),
  fc.constantFrom('', 'null', '"', '{}', '\u0000', '😀'),
)
const long = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })
const cells: Readonly<Record<string, fc.Arbitrary<Cell>>> = {
  int2: fc.integer({ min: -32_768, max: 32_767 }),
  int4: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
  int8: fc.oneof(long, fc.constantFrom(2n ** 63n - 1n, -(2n ** 63n), 2n ** 53n + 1n)),
  text: words,
  bool: fc.boolean(),
  // From 4713 before our era to the year 294276, as PostgreSQL.
  timestamptz: fc.bigInt({ min: -210_866_803_200_000_000n, max: 9_224_318_015_999_999_999n % 2n ** 63n }),
  jsonb: fc.json(),
  _text: fc.array(words).map((list) => JSON.stringify(list)),
}
const columns: Column[] = Object.keys(cells).map((type) => ({ name: `of${type}`, type }))
const someRows = fc.array(fc.tuple(...Object.values(cells).map((cell) => fc.option(cell, { nil: null }))), { maxLength: 60 })

test('any rows that are written are read back the same, in their order, whatever they hold', async () => {
  await fc.assert(
    fc.asyncProperty(someRows, async (rows) => {
      const read = await readParquet(await parquetOf(columns, rows), 'a file')
      expect(read).toEqual({ columns, rows })
      expect(firstDifference(rows, read.rows)).toBeUndefined()
    }),
    { numRuns: 300 },
  )
})

test('rows of several groups, columns of nothing and columns of one value are read back the same', async () => {
  const two: Column[] = [
    { name: 'n', type: 'int8' },
    { name: 'same', type: 'text' },
    { name: 'none', type: 'timestamptz' },
  ]
  const rows: Cell[][] = Array.from({ length: 120_001 }, (_, at) => [BigInt(at) * 4_611_686_018_427n, 'the same', null])
  expect(firstDifference(rows, (await readParquet(await parquetOf(two, rows), 'a file')).rows)).toBeUndefined()
})

test('a cell that differs, or its type, is found, and so is a row too many or too few', () => {
  const rows: Cell[][] = [
    [1n, 'a'],
    [2n, null],
  ]
  expect(
    firstDifference(rows, [
      [1n, 'a'],
      [2n, ''],
    ]),
  ).toBe(1)
  expect(
    firstDifference(rows, [
      [1n, 'a'],
      [2, null],
    ]),
  ).toBe(1)
  expect(firstDifference(rows, [[1n, 'a']])).toBe(1)
  expect(firstDifference(rows, [...rows, [3n, 'c']])).toBe(2)
})

test('moments are shown with their microseconds, before 1970, too', () => {
  const one = [{ name: 'at', type: 'timestamptz' }]
  expect(shownRow(one, [1_795_824_948_892_082n])).toEqual({ at: '2026-11-28T00:15:48.892082Z' })
  expect(shownRow(one, [-1n])).toEqual({ at: '1969-12-31T23:59:59.999999Z' })
  expect(shownRow(one, [null])).toEqual({ at: null })
})

test('a type that the archive cannot keep, and a file that is none of ours, are said in a sentence', async () => {
  expect(() => kindOf({ name: 'place', type: 'inet' })).toThrow(/The column place is of the type inet/)
  for (const content of [Buffer.from('PAR1'), Buffer.alloc(0), Buffer.alloc(5000, 1)])
    await expect(readParquet(content, 'a file')).rejects.toThrow('a file holds no month of ours')
})
