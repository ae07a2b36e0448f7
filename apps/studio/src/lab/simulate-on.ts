import { readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Sentence } from '@fairhouse/process/sentence.ts'
import { provenGameOf, provenGames } from '../games/proven/index.ts'
import { addRounds, beginGame, goesOn, keptAsText, keptFromText, type KeptGame, type KeptWay } from './kept-returns.ts'
import { returnsPage } from './returns-page.ts'
import { playParts } from './simulate-all.ts'
import type { Part } from './simulate-part.ts'
import { wholeOf } from './whole-of.ts'

const folder = join(import.meta.dirname, '../../../../docs/games')
const partRounds = 20_000
/** A first part is short, so that every way has been played soon. */
const firstRounds = 2000
const saveEachMs = 30_000

/**
 * `npm run simulate [-- --rounds N --minutes N --threads N]`: plays further rounds of every game, each for as long as the
 * others, until all have so many or the time is over, and writes `docs/games/returns.*`. Rounds of a game count as long
 * as its code decides them as it did; of a round with several tickets each counts.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '100000000' },
      minutes: { type: 'string', default: '60' },
      threads: { type: 'string', default: String(availableParallelism()) },
    },
  })
  const rounds = wholeOf('rounds', values.rounds, 1, 1e12)
  const forMs = wholeOf('minutes', values.minutes, 1, 10_000) * 60_000
  const all = await gamesSoFar()
  const until = performance.now() + forMs
  const queue = openQueue(all, rounds)
  let savedAt = performance.now()
  let saving = Promise.resolve()
  await playParts(
    wholeOf('threads', values.threads, 1, 256),
    () => (performance.now() < until ? queue.next() : undefined),
    (part, tally) => {
      queue.take(part, (way) => (way.tally = addRounds(way.tally, tally)))
      if (performance.now() - savedAt < saveEachMs) return
      savedAt = performance.now()
      saving = saving.then(() => save(all))
    },
  )
  await saving
  await save(all)
}

async function gamesSoFar(): Promise<KeptGame[]> {
  const before = keptFromText(await readFile(join(folder, 'returns.json'), 'utf8').catch(() => '[]'))
  const all: KeptGame[] = []
  for (const lab of provenGames) {
    const kept = before.find(({ game }) => game === lab.game.path)
    all.push(kept && (await goesOn(kept, lab)) ? kept : await beginGame(lab))
  }
  return all
}

type Spent = { kept: KeptGame; ms: number }

/** So many rounds of each of its ways make that many bets on a game. */
function roundsOfWay({ game, ways }: KeptGame, bets: number): number {
  const tickets = provenGameOf(game)?.ways[0]?.tickets ?? 1
  return Math.ceil(bets / ways.length / tickets)
}

/** Gives out parts: of the game that has taken the least time, the way with the fewest rounds that is not being played. */
function openQueue(all: readonly KeptGame[], rounds: number) {
  const games: Spent[] = all.map((kept) => ({ kept, ms: 0 }))
  const playing = new Map<Part, { game: Spent; way: KeptWay; since: number }>()
  const isOpen = ({ kept }: Spent, way: KeptWay) =>
    way.tally.rounds < roundsOfWay(kept, rounds) && ![...playing.values()].some((one) => one.way === way)
  const hasNew = (game: Spent) => game.kept.ways.some((way) => way.tally.rounds === 0 && isOpen(game, way))
  return {
    next(): Part | undefined {
      const [game] = games
        .filter((one) => one.kept.ways.some((way) => isOpen(one, way)))
        .toSorted((a, b) => Number(hasNew(b)) - Number(hasNew(a)) || a.ms - b.ms)
      const [way] = game?.kept.ways.filter((one) => isOpen(game, one)).toSorted((a, b) => a.tally.rounds - b.tally.rounds) ?? []
      if (!game || !way) return undefined
      const left = roundsOfWay(game.kept, rounds) - way.tally.rounds
      const part = {
        gameId: game.kept.game,
        way: way.name,
        from: way.tally.rounds,
        rounds: Math.min(way.tally.rounds === 0 ? firstRounds : partRounds, left),
      }
      playing.set(part, { game, way, since: performance.now() })
      return part
    },
    take(part: Part, count: (way: KeptWay) => void): void {
      const one = playing.get(part)
      if (!one) return
      playing.delete(part)
      one.game.ms += performance.now() - one.since
      count(one.way)
    },
  }
}

/** Writes both files; who looks meanwhile sees the one before or this one. */
async function save(all: readonly KeptGame[]): Promise<void> {
  for (const [name, text] of [['returns.json', keptAsText(all)] as const, ['returns.md', returnsPage(all)] as const]) {
    await writeFile(join(folder, `.${name}`), text)
    await rename(join(folder, `.${name}`), join(folder, name))
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Sentence ? error.message : error)
  process.exit(1)
})
