import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { addKey, keysOf } from './backup-key.ts'
import { open, seal } from './seal.ts'

const folder = mkdtempSync(join(tmpdir(), 'seal-'))
afterAll(() => rmSync(folder, { recursive: true }))
let files = 0
const newKey = () => addKey(join(folder, `key${(files += 1)}`))
const key = newKey()

async function all(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const held: Buffer[] = []
  for await (const piece of pieces) held.push(piece)
  return Buffer.concat(held)
}
const sealed = (content: Buffer[], name = 'a') => all(seal(content, key, name))
const opened = (content: Buffer[], name = 'a', by = key) => all(open(content, by, name, 'the file'))

/** Cuts bytes anywhere. */
function cut(content: Buffer, places: number[]): Buffer[] {
  const at = places.map((place) => place % (content.length + 1)).toSorted((a, b) => a - b)
  return [...at, content.length].map((end, index) => content.subarray(at[index - 1] ?? 0, end))
}

test('what was sealed opens to the same, however long it is and however it comes in', async () => {
  const piece = 256 * 1024
  for (const size of [0, 1, piece - 1, piece, piece + 1, 3 * piece]) {
    const content = randomBytes(size)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(4 * piece), { maxLength: 6 }), async (places) => {
        expect((await opened(cut(await sealed(cut(content, places)), places))).equals(content)).toBe(true)
      }),
      { numRuns: 5 },
    )
  }
})

const content = randomBytes(600_000)
const damaged = /^the file (does not hold what was written|is sealed with the key [0-9a-f]{8}, which .* does not hold)/

test('no bit can be changed', async () => {
  const whole = await sealed([content])
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(7), async (place, bit) => {
      const other = Buffer.from(whole)
      other[place] = (other[place] ?? 0) ^ (1 << bit)
      await expect(opened([other])).rejects.toThrow(damaged)
    }),
    { numRuns: 40 },
  )
})

test('no end can be cut off, no pieces swapped, and nothing added', async () => {
  const whole = await sealed([content])
  const [header, piece] = [40, 256 * 1024 + 16]
  for (const length of [0, 10, header, header + piece, header + 2 * piece, whole.length - 1])
    await expect(opened([whole.subarray(0, length)])).rejects.toThrow(damaged)
  const [start, one, two, rest] = [
    whole.subarray(0, header),
    whole.subarray(header, header + piece),
    whole.subarray(header + piece, header + 2 * piece),
    whole.subarray(header + 2 * piece),
  ]
  await expect(opened([start, two, one, rest])).rejects.toThrow(damaged)
  await expect(opened([whole, Buffer.from('more')])).rejects.toThrow(damaged)
})

test('neither another key nor another name opens it', async () => {
  const whole = await sealed([content], 'wal 1')
  await expect(opened([whole], 'wal 2')).rejects.toThrow('does not hold what was written')
  await expect(opened([whole], 'wal 1', newKey())).rejects.toThrow(`is sealed with the key ${key.id}`)
  const pretender = { ...newKey(), id: key.id }
  await expect(opened([whole], 'wal 1', pretender)).rejects.toThrow('does not hold what was written')
  expect((await opened([whole], 'wal 1')).equals(content)).toBe(true)
})

test('a key that came later opens what older ones in its file have sealed, and nothing once they are taken out', async () => {
  const whole = await sealed([content])
  const later = addKey(key.file, keysOf(key))
  expect((await opened([whole], 'a', later)).equals(content)).toBe(true)
  const now = await all(seal([content], later, 'a'))
  expect((await opened([now], 'a', later)).equals(content)).toBe(true)
  await expect(opened([now])).rejects.toThrow(`is sealed with the key ${later.id}`)
  await expect(opened([whole], 'a', { ...later, older: [] })).rejects.toThrow(`is sealed with the key ${key.id}`)
})
