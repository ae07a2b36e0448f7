import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildHashes, sha256 } from './build-hashes.ts'
import type { ProvenGame, Proven } from '../games/proven/index.ts'
import { mappedNumbers } from './mapped-numbers.ts'
import { parSheet } from './par-sheet.ts'
import { dieharderTests, rawNumbers } from './raw-numbers.ts'
import { rulesLanguages, rulesPage } from './rules-page.ts'
import { shippedMathematics } from './shipped-mathematics.ts'
import { simulateAll, type Simulated } from './simulate-all.ts'
import { labClientSeed, labServerSeed, playAt } from './simulate.ts'
import { asNumber, found } from './tally.ts'

/** What a pack is made with: the number of simulated rounds, of threads, of rounds whose numbers are counted; whether dieharder runs. */
export type PackPlan = { rounds: number; threads: number; countedRounds: number; withDieharder: boolean }

const listedRounds = 100
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/**
 * Makes what a test laboratory asks for of a game: rules in all languages, mathematics, PAR sheet, output of the
 * enumerator, simulation of the shipped code, statistics of raw and mapped random numbers, rounds to play again, and the
 * hashes of the build and of the pack itself. Returns whether all was as proven, and the names of its files.
 */
export async function packGame(
  lab: ProvenGame,
  folder: string,
  plan: PackPlan,
  say: (words: string) => void,
): Promise<{ holds: boolean; files: string[] }> {
  const hashes: [name: string, hash: string][] = []
  const put = async (name: string, content: string | Uint8Array) => {
    await writeFile(join(folder, name), content)
    hashes.push([name, sha256(content)])
  }
  await mkdir(folder, { recursive: true })
  for (const language of rulesLanguages) await put(`rules-${language}.html`, rulesPage(lab, language))
  await put('maths.json', lab.game.listing?.maths ?? '{}')
  await put('shipped-mathematics.json', json(shippedMathematics[lab.game.id] ?? []))
  say('Enumerating …')
  const proven = lab.prove()
  await put('proven-returns.json', json(provenAsText(proven)))
  const simulated = await simulateAll(lab, plan.rounds, plan.threads, (done) => say(`Simulated ${done.toLocaleString('en')} rounds …`))
  const results = resultsOf(lab, simulated, proven)
  await put('simulation.json', json(results))
  await put('par-sheet.pdf', await parSheet(lab, proven, simulated))
  say('Counting random numbers …')
  const mapped = await mappedNumbers(lab, plan.countedRounds)
  await put('mapped-numbers.json', json(mapped))
  const [way] = lab.ways
  if (plan.withDieharder && way) await put('raw-numbers.json', json(await rawNumbers(labServerSeed(lab, way), dieharderTests)))
  await put('rounds.csv', await firstRounds(lab))
  await put('build.json', json(await buildHashes(lab)))
  await put('README.txt', readme(lab))
  await writeFile(join(folder, 'SHA256SUMS'), hashes.map(([name, hash]) => `${hash}  ${name}\n`).join(''))
  return { holds: results.every(({ isWithin }) => isWithin), files: [...hashes.map(([name]) => name), 'SHA256SUMS'] }
}

const provenAsText = (proven: Readonly<Record<string, Proven>>) =>
  Object.fromEntries(
    Object.entries(proven).map(([way, { least, most, printed }]) => [
      way,
      { least: `${least.of}/${least.in}`, most: `${most.of}/${most.in}`, leastPercent: 100 * asNumber(least), printed },
    ]),
  )

function resultsOf({ ways }: ProvenGame, simulated: Simulated, proven: Readonly<Record<string, Proven>>) {
  return ways.flatMap(({ name }) => {
    const [tally, own] = [simulated[name], proven[name]]
    return tally && own ? [{ way: name, ...found(tally, own), ...tally }] : []
  })
}

/** The first rounds of each way with what came of them, for anybody who plays them again. */
async function firstRounds(lab: ProvenGame): Promise<string> {
  const lines = ['way,server seed,client seed,nonce,staked,won']
  for (const way of lab.ways)
    for (let nonce = 0; nonce < listedRounds; nonce += 1) {
      const { staked, won } = await playAt(lab, way, nonce)
      lines.push([JSON.stringify(way.name), labServerSeed(lab, way), labClientSeed, nonce, staked, won].join(','))
    }
  return `${lines.join('\n')}\n`
}

const readme = ({ game }: ProvenGame): string => `${game.listing?.name ?? game.id}: what a test laboratory needs

rules-*.html          the rules as players read them, in each language of the studio
maths.json            everything that decides what the game pays; its SHA-256 is the mathsHash on the wire
shipped-mathematics.json  every version of it that was shipped, by its hash
proven-returns.json   what the enumerator says of each way to play; it shares no code with the game
par-sheet.pdf         parameters, returns, hits, deviation, bands and pays by their size
simulation.json       rounds of the shipped code, with the band of 99 % about the exact return
mapped-numbers.json   how evenly the numbers fall that rounds are decided by, singly and in pairs
raw-numbers.json      what dieharder says of the blocks that the seeds give (if it was asked for)
rounds.csv            the first ${listedRounds} rounds of each way
build.json            SHA-256 of every source of the game, of what is installed, and the version of Node
SHA256SUMS            the hashes of these files

Any round is played again with
  npx fairhouse lab-pack ${game.path} --way "WAY" --nonce N
and, from seeds that a player was shown, on the game's own page of fairness.
`
