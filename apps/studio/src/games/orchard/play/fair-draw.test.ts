import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { stopsPerStrip } from './maths.ts'
import { drawNumbers, openDraw } from '../../../engine/fairness/fair-draw.ts'
import { blocksOf, commitOf, newServerSeed } from '../../../engine/fairness/seeds.ts'

const serverSeed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'

function blockOfWords(...wordsOfBlock: number[]): Uint8Array {
  const block = Buffer.alloc(wordsOfBlock.length * 4)
  wordsOfBlock.forEach((word, index) => block.writeUInt32BE(word, index * 4))
  return block
}

test('draws what an independent computation of the protocol draws', async () => {
  for (const [clientSeed, nonce] of [
    ['orchard', 0],
    ['orchard', 1],
    ['تفاح 🍎', 41],
  ] as const) {
    const digest = createHmac('sha256', Buffer.from(serverSeed, 'hex')).update(`${clientSeed}:${nonce}:0`, 'utf8').digest('hex')
    const expected = [0, 1, 2].map((at) => Number(BigInt(`0x${digest.slice(at * 8, at * 8 + 8)}`) % 30n))
    expect(await drawNumbers(blocksOf(serverSeed, clientSeed, nonce), stopsPerStrip, 3)).toEqual(expected)
  }
})

test('a known vector stays as it is', async () => {
  expect(commitOf(serverSeed)).toBe(createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex'))
  expect(await drawNumbers(blocksOf(serverSeed, 'orchard', 0), stopsPerStrip, 3)).toMatchInlineSnapshot(`
    [
      25,
      24,
      9,
    ]
  `)
})

test('passes over words that would favour low numbers, and only those', async () => {
  const fair = Math.floor(2 ** 32 / 30) * 30
  expect(2 ** 32 - fair).toBe(16)
  const block = blockOfWords(fair, 2 ** 32 - 1, fair - 1, 0, fair + 7, 31)
  expect(await drawNumbers(() => block, 30, 3)).toEqual([29, 0, 1])
})

test('goes on in the next block when one has too few fair words', async () => {
  const blocks = [blockOfWords(2 ** 32 - 1, 2 ** 32 - 2), blockOfWords(2 ** 32 - 1, 4), blockOfWords(5, 6)]
  expect(await drawNumbers((index) => blocks[index] ?? blockOfWords(0), 30, 3)).toEqual([4, 5, 6])
})

test('a round that draws several times goes on where it stopped, and in the next block when one is used up', async () => {
  const draw = openDraw((index) => blockOfWords(index * 4, index * 4 + 1, index * 4 + 2, index * 4 + 3))
  expect([await draw(100, 3), await draw(100, 2), await draw(2, 2)]).toEqual([
    [0, 1, 2],
    [3, 4],
    [1, 0],
  ])
})

test('rejection is unbiased where the modulus alone would not be', async () => {
  // A range of 3 · 2^30 rejects a quarter of all words: with the modulus alone, the low third would be twice as likely.
  const range = 3 * 2 ** 30
  let low = 0
  const count = 6000
  for (const number of await drawNumbers(blocksOf(serverSeed, 'bias', 0), range, count)) if (number < 2 ** 30) low += 1
  expect(Math.abs(low / count - 1 / 3)).toBeLessThan((2.576 * Math.sqrt((1 / 3) * (2 / 3))) / Math.sqrt(count))
})

test('the stops of a strip are even (chi-square at 99 %) and do not follow one another (serial correlation)', async () => {
  const rounds = 10_000
  const stops: number[] = []
  for (let nonce = 0; nonce < rounds; nonce += 1)
    stops.push(...(await drawNumbers(blocksOf(serverSeed, 'statistics', nonce), stopsPerStrip, 3)))
  const counts = Array.from({ length: stopsPerStrip }, () => 0)
  for (const stop of stops) counts[stop] = (counts[stop] ?? 0) + 1
  const expected = stops.length / stopsPerStrip
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  // 29 degrees of freedom: 99 % lie below 49.588, and 1 % below 14.256 (too even would be a fault too).
  expect(chiSquare).toBeLessThan(49.588)
  expect(chiSquare).toBeGreaterThan(14.256)
  for (const lag of [1, 2, 3]) expect(Math.abs(correlation(stops, lag))).toBeLessThan(2.576 / Math.sqrt(stops.length))
})

function correlation(numbers: number[], lag: number): number {
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  const spread = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0)
  const together = numbers.slice(lag).reduce((sum, number, index) => sum + (number - mean) * ((numbers[index] ?? 0) - mean), 0)
  return together / spread
}

test('two server seeds are never the same', () => {
  expect(newServerSeed()).not.toBe(newServerSeed())
  expect(newServerSeed()).toMatch(/^[0-9a-f]{64}$/)
})
