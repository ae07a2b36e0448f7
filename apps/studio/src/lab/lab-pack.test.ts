import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PDFDocument } from '@cantoo/pdf-lib'
import { openDraw } from '../engine/fairness/fair-draw.ts'
import { blocksOf } from '../engine/fairness/seeds.ts'
import { games } from '../games/index.ts'
import type { ProvenGame } from '../games/proven/index.ts'
import { evenness, mappedNumbers } from './mapped-numbers.ts'
import { packGame } from './pack-game.ts'
import { shippedMathematics } from './shipped-mathematics.ts'
import { simulateAll } from './simulate-all.ts'
import { simulate } from './simulate.ts'
import { asNumber, found } from './tally.ts'
import { provenGameOf, provenGames } from '../games/proven/index.ts'

const labOf = (path: string): ProvenGame => {
  const lab = provenGameOf(path)
  if (!lab) throw new Error(`The laboratory has no ${path}.`)
  return lab
}

test('every game that is listed can be packed', () => {
  expect(provenGames.map(({ game }) => game.id).toSorted()).toEqual(games.flatMap(({ id, listing }) => (listing ? [id] : [])).toSorted())
})

test.each(provenGames.map(({ game }) => [game.path, game] as const))(
  '%s: mathematics changes under a new version only',
  (_, { id, listing }) => {
    const shipped = shippedMathematics[id] ?? []
    const { version } = JSON.parse(listing?.maths ?? '{}') as { version: number }
    expect(shipped.at(-1)).toEqual({ version, hash: listing?.mathsHash })
    expect(shipped.map((one) => one.version)).toEqual(shipped.map((__, at) => at + 1))
    expect(new Set(shipped.map(({ hash }) => hash)).size).toBe(shipped.length)
  },
)

// What takes long to enumerate is held by the game's own test.
const slow = ['jacks', 'sea-glass', 'amber-hive', 'night-heron']
const quick = provenGames.filter(({ game }) => !slow.includes(game.path))

test.each(quick.map((lab) => [lab.game.path, lab] as const))('%s: every way is proven to return what is printed', (_, { ways, prove }) => {
  const proven = prove()
  for (const { name } of ways) {
    const own = proven[name]
    expect([name, own !== undefined]).toEqual([name, true])
    if (!own) continue
    const [from = '', to = from] = own.printed.split('–')
    expect(asNumber(own.least)).toBeGreaterThan(Number(from) / 100 - 0.000_051)
    expect(asNumber(own.most)).toBeLessThan(Number(to) / 100 + 0.000_1)
  }
})

test.each([
  'orchard',
  'blackthorn',
  'quince-baccarat',
  'tide-numbers',
  'pearl-fall',
  'spirit-level',
  'hush-hedgehog',
  'harvest-wheel',
  'lamplight-dogs',
  'hedgerow-league',
])('%s: the shipped code returns what was proven, in a band that one run in millions leaves', async (path) => {
  const lab = labOf(path)
  const proven = lab.prove()
  for (const way of lab.ways) {
    const tally = await simulate(lab, way, 0, 4000)
    const own = proven[way.name]
    if (!own) throw new Error(`Nothing is proven of ${way.name}.`)
    const { return: mean, deviation } = found(tally, own)
    const away = (5 * deviation) / Math.sqrt(tally.rounds)
    expect(mean).toBeGreaterThan(asNumber(own.least) - away)
    expect(mean).toBeLessThan(asNumber(own.most) + away)
  }
})

test('a game that returned two hundredths less than is proven would be noticed', async () => {
  const lab = labOf('harvest-wheel')
  const way = lab.ways.find(({ name }) => name === 'red')
  const own = lab.prove()['red']
  if (!way || !own) throw new Error('The wheel has no red.')
  const tally = await simulate(lab, way, 0, 60_000)
  expect(found(tally, own).isWithin).toBe(true)
  expect(found({ ...tally, won: tally.won - 0.02 * tally.first }, own).isWithin).toBe(false)
})

test('a simulation comes to the same in one thread as in two', async () => {
  const lab = labOf('spirit-level')
  const [one, two] = [await simulateAll(lab, 2100, 1, () => undefined), await simulateAll(lab, 2100, 2, () => undefined)]
  expect(one).toEqual(two)
  expect(Object.values(one).reduce((sum, { rounds }) => sum + rounds, 0)).toBe(2100)
})

test('the numbers that decide rounds fall evenly, singly and in pairs', async () => {
  const { single, pairs } = await mappedNumbers(labOf('orchard'), 6000)
  expect(single.map(({ range, drawn }) => [range, drawn])).toEqual([[30, 18_000]])
  expect(pairs.map(({ range, drawn }) => [range, drawn])).toEqual([[30, 9000]])
  for (const { deviate } of [...single, ...pairs]) expect(Math.abs(deviate)).toBeLessThan(4)
})

test.each([
  ['one of ten comes a fifth more often', [1200, ...Array.from({ length: 9 }, () => 978)]],
  ['all come exactly as often', Array.from({ length: 10 }, () => 1000)],
])('numbers of which %s are told from random ones', (_, counts) => {
  expect(evenness(10, counts).isWithin).toBe(false)
})

test('a statistic is that of the tables: 16.92 is left by one in twenty with nine degrees of freedom', () => {
  // Two counts away from the mean by so much, and the others on it.
  const away = Math.sqrt((16.919 * 1000) / 2)
  const { chiSquare, freedom, deviate } = evenness(10, [1000 + away, 1000 - away, ...Array.from({ length: 8 }, () => 1000)])
  expect([chiSquare.toFixed(3), freedom]).toEqual(['16.919', 9])
  expect(Math.abs(deviate - 1.645)).toBeLessThan(0.02)
})

describe('a pack', () => {
  let folder: string
  let files: string[]
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lab-pack-'))
    const plan = { rounds: 6000, threads: 2, countedRounds: 3000, withDieharder: false }
    ;({ files } = await packGame(labOf('tide-numbers'), folder, plan, () => undefined))
  })
  afterAll(() => rm(folder, { recursive: true }))
  const read = (name: string) => readFile(join(folder, name))
  const json = async (name: string) => JSON.parse((await read(name)).toString()) as Record<string, never>

  test('holds what its list says, with the hashes of all of it', async () => {
    expect((await readdir(folder)).toSorted()).toEqual(files.toSorted())
    const lines = (await read('SHA256SUMS')).toString().trim().split('\n')
    expect(lines).toHaveLength(files.length - 1)
    for (const line of lines) {
      const [hash, name = ''] = line.split('  ')
      expect([
        name,
        createHash('sha256')
          .update(await read(name))
          .digest('hex'),
      ]).toEqual([name, hash])
    }
  })

  test('says what the enumerator proved, in the words of the printed returns', async () => {
    expect((await json('proven-returns.json'))['1 marks']).toEqual({ least: '19/20', most: '19/20', leastPercent: 95, printed: '95.00' })
  })

  test('has the mathematics whose hash is on the wire', async () => {
    const hash = createHash('sha256')
      .update(await read('maths.json'))
      .digest('hex')
    expect(hash).toBe(labOf('tide-numbers').game.listing?.mathsHash)
  })

  test('has rules in every language, with numbers from the mathematics', async () => {
    expect((await read('rules-en.html')).toString()).toContain('95.00–96.67')
    expect((await read('rules-ar.html')).toString()).toContain('dir="rtl"')
  })

  test('has a sheet of pages that can be opened', async () => {
    const sheet = await PDFDocument.load(await read('par-sheet.pdf'))
    expect(sheet.getPageCount()).toBeGreaterThan(1)
    expect(sheet.getTitle()).toBe('Tide Numbers: PAR sheet')
  })

  test('lists rounds that come out the same when they are played again from their seeds', async () => {
    const [, ...lines] = (await read('rounds.csv')).toString().trim().split('\n')
    expect(lines).toHaveLength(600)
    for (const line of lines.filter((_, at) => at % 40 === 7)) {
      const [, name = '', serverSeed = '', clientSeed = '', nonce, staked, won] = /^"(.+)",(\w+),(\w+),(\d+),(\d+),(\d+)$/.exec(line) ?? []
      const way = labOf('tide-numbers').ways.find((one) => one.name === name)
      const played = await way?.play(openDraw(blocksOf(serverSeed, clientSeed, Number(nonce))))
      expect(played).toMatchObject({ staked: BigInt(staked ?? 0), won: BigInt(won ?? 0) })
    }
  })

  test('names every source of the game by its hash', async () => {
    const { files: sources } = (await json('build.json')) as unknown as { files: Record<string, string> }
    const own = 'apps/studio/src/games/tide-numbers/play/play-tide-numbers.ts'
    const content = await readFile(join(import.meta.dirname, '../games/tide-numbers/play/play-tide-numbers.ts'))
    expect(sources[own]).toBe(createHash('sha256').update(content).digest('hex'))
    expect(Object.keys(sources).some((name) => name.endsWith('.test.ts'))).toBe(false)
  })
})
