import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Sentence } from '@fairhouse/process/sentence.ts'
import type { ProvenGame } from '../games/proven/index.ts'
import { packGame } from './pack-game.ts'
import { labServerSeed, playAt } from './simulate.ts'
import { provenGameOf, provenGames } from '../games/proven/index.ts'
import { wholeOf } from './whole-of.ts'

const usage = `npx fairhouse lab-pack GAME [--out FOLDER] [--rounds 100000000] [--threads N] [--no-dieharder]
npx fairhouse lab-pack GAME --way "WAY" --nonce N`

/** `fairhouse lab-pack`: makes the pack of a game, or plays one of its simulated rounds again. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      rounds: { type: 'string', default: '100000000' },
      threads: { type: 'string', default: String(availableParallelism()) },
      way: { type: 'string' },
      nonce: { type: 'string' },
      'no-dieharder': { type: 'boolean', default: false },
    },
  })
  const [name] = positionals
  const lab = name === undefined ? undefined : provenGameOf(name)
  if (!lab || positionals.length > 1) throw new Sentence(`${usage}\nGames: ${provenGames.map(({ game }) => game.path).join(', ')}`)
  if (values.way !== undefined || values.nonce !== undefined)
    return playAgain(lab, values.way, wholeOf('nonce', values.nonce ?? '0', 0, 2 ** 53 - 1))
  const plan = {
    rounds: wholeOf('rounds', values.rounds, lab.ways.length, 1e12),
    threads: wholeOf('threads', values.threads, 1, 256),
    countedRounds: 200_000,
    withDieharder: !values['no-dieharder'],
  }
  const folder = resolve(values.out ?? `lab-pack-${lab.game.path}`)
  const { holds, files } = await packGame(lab, folder, plan, progress())
  process.stdout.write(`\n${files.length} files in ${folder}.\n`)
  if (!holds)
    throw new Sentence(
      'A return lies outside its band of 99 %: see simulation.json. One run in a hundred may; look at it with more rounds.',
    )
}

async function playAgain(lab: ProvenGame, name: string | undefined, nonce: number): Promise<void> {
  const way = lab.ways.find((one) => one.name === name)
  if (!way) throw new Sentence(`Say --way with one of: ${lab.ways.map((one) => one.name).join('; ')}.`)
  const { staked, won } = await playAt(lab, way, nonce)
  process.stdout.write(`server seed ${labServerSeed(lab, way)}, nonce ${nonce}: staked ${staked}, won ${won} (minor units)\n`)
}

/** Shows one line that changes on a terminal, and is silent elsewhere. */
const progress = () => (words: string) => void (process.stderr.isTTY && process.stderr.write(`\r\u001B[K${words}`))

main().catch((error: Error) => {
  const isToBeRead = error instanceof Sentence || ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  console.error(isToBeRead ? error.message : error)
  process.exit(1)
})
