import { createHash } from 'node:crypto'
import { provenGames, type Proven, type ProvenGame, type Way } from '../games/proven/index.ts'
import { playAt } from './simulate.ts'
import type { Tally } from './tally.ts'

/** What was counted of a way's rounds from the first on; the classes of pays are the laboratory's. */
export type KeptTally = Omit<Tally, 'classes'>

/** A way's proven return as fractions, what is printed, and its simulated rounds so far. */
export type KeptWay = { name: string; least: string; most: string; printed: string; deviation?: number | undefined; tally: KeptTally }

/** A game's simulated rounds: those of this mathematics, by code that decides the first rounds as `first` says. */
export type KeptGame = { game: string; mathsHash: string; first: string; ways: KeptWay[] }

const firstRounds = 100
const noRounds: KeptTally = { rounds: 0, first: 0, staked: 0, won: 0, hits: 0, most: 0, squares: 0 }

/** Begins the count of a game; its enumerator runs. */
export async function beginGame(lab: ProvenGame): Promise<KeptGame> {
  const proven = lab.prove()
  return {
    game: lab.game.path,
    mathsHash: mathsHashOf(lab),
    first: await digestOfFirst(lab),
    ways: lab.ways.map((way) => ({ name: way.name, ...fractions(provenOf(proven, way)), tally: noRounds })),
  }
}

/** Says whether the code that is here would have played the rounds that were counted. */
export async function goesOn(kept: KeptGame, lab: ProvenGame): Promise<boolean> {
  const isSame = kept.mathsHash === mathsHashOf(lab) && kept.ways.map(({ name }) => name).join() === lab.ways.map(({ name }) => name).join()
  return isSame && kept.first === (await digestOfFirst(lab))
}

/** What the first rounds of each way come to, as a digest: code that decides differently shows in it. */
async function digestOfFirst(lab: ProvenGame): Promise<string> {
  const digest = createHash('sha256')
  for (const way of lab.ways)
    for (let nonce = 0; nonce < firstRounds; nonce += 1) {
      const { first, staked, won } = await playAt(lab, way, nonce)
      digest.update(`${first} ${staked} ${won}\n`)
    }
  return digest.digest('hex')
}

/** Adds the rounds that follow those counted. */
export const addRounds = (kept: KeptTally, next: KeptTally): KeptTally => ({
  rounds: kept.rounds + next.rounds,
  first: kept.first + next.first,
  staked: kept.staked + next.staked,
  won: kept.won + next.won,
  hits: kept.hits + next.hits,
  most: Math.max(kept.most, next.most),
  squares: kept.squares + next.squares,
})

/** Reads a way's proven return. */
export const provenIn = ({ least, most, printed, deviation }: KeptWay): Proven => ({
  least: fractionIn(least),
  most: fractionIn(most),
  printed,
  deviation,
})

/** Writes what is kept: a line for each way, so that a change is seen. */
export const keptAsText = (all: readonly KeptGame[]): string =>
  `[\n${all
    .map(
      ({ ways, ...own }) =>
        `  ${JSON.stringify(own).slice(0, -1)},"ways":[\n${ways.map((way) => `    ${JSON.stringify(way)}`).join(',\n')}\n  ]}`,
    )
    .join(',\n')}\n]\n`

/** Reads what was kept, in the order of the games that there are. */
export function keptFromText(text: string): KeptGame[] {
  const all = JSON.parse(text) as KeptGame[] // as `keptAsText` wrote it
  return provenGames.flatMap(({ game }) => all.filter((kept) => kept.game === game.path))
}

const mathsHashOf = ({ game }: ProvenGame): string => game.listing?.mathsHash ?? ''

function provenOf(proven: Readonly<Record<string, Proven>>, { name }: Way): Proven {
  const own = proven[name]
  if (!own) throw new Error(`Nothing is proven of ${name}.`)
  return own
}

const fractions = ({ least, most, printed, deviation }: Proven) => ({
  least: `${least.of}/${least.in}`,
  most: `${most.of}/${most.in}`,
  printed,
  deviation,
})

function fractionIn(text: string): Proven['least'] {
  const [of = '', parts = ''] = text.split('/')
  return { of: BigInt(of), in: BigInt(parts) }
}
