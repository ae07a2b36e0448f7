import { provenGameOf } from '../games/proven/index.ts'
import { provenIn, type KeptGame, type KeptWay } from './kept-returns.ts'
import { asNumber, found } from './tally.ts'

const head = `# What is printed, proven and simulated

Every return that a game prints, beside what its enumerator proves and what simulated rounds of the shipped code have come to. The band holds 99 % of all such runs about the proven return: about one way in a hundred lies outside it. \`npm run simulate\` goes on where the rounds end, and writes this page and \`returns.json\` beside it, which has the exact fractions. The rounds are the laboratory's (*For a test laboratory* in [games](README.md)): anybody can play any of them again.
`

/** Draws the page of all returns. */
export function returnsPage(all: readonly KeptGame[]): string {
  const ways = all.flatMap((kept) => kept.ways.filter(({ tally }) => tally.rounds > 0))
  const within = ways.filter((way) => foundOf(way).isWithin).length
  const rounds = all.reduce((sum, kept) => sum + roundsOf(kept), 0)
  const share = `**${counted(rounds)} rounds of ${all.length} games: ${within} of ${ways.length} ways to play are within their bands.**`
  return `${[head, `${share}\n`, gamesTable(all), '## Way by way\n', ...all.map(waysTable)].join('\n')}`
}

const counted = (rounds: number): string => rounds.toLocaleString('en')
const roundsOf = ({ ways }: KeptGame): number => ways.reduce((sum, { tally }) => sum + tally.rounds, 0)
const nameOf = ({ game }: KeptGame): string => provenGameOf(game)?.game.listing?.name ?? game

function foundOf(way: KeptWay) {
  return found({ ...way.tally, classes: [] }, provenIn(way))
}

function gamesTable(all: readonly KeptGame[]): string {
  const lines = all.map((kept) => {
    const played = kept.ways.filter(({ tally }) => tally.rounds > 0)
    const tickets = provenGameOf(kept.game)?.ways[0]?.tickets
    const rounds = `${counted(roundsOf(kept))}${tickets ? ` of ${tickets} tickets each` : ''}`
    return `| ${nameOf(kept)} | ${rounds} | ${played.filter((way) => foundOf(way).isWithin).length} of ${played.length} |`
  })
  return `| game | simulated rounds | ways within their bands |\n|---|---|---|\n${lines.join('\n')}\n`
}

function waysTable(kept: KeptGame): string {
  const lines = kept.ways.map((way) => {
    const { least, most, printed } = provenIn(way)
    const exact =
      way.least === way.most ? exactly(way.least, asNumber(least)) : `${percentOf(asNumber(least))} to ${percentOf(asNumber(most))}`
    const start = `| ${way.name} | ${printed} | ${exact} |`
    if (way.tally.rounds === 0) return `${start} 0 | | | |`
    const { return: mean, band, isWithin } = foundOf(way)
    return `${start} ${counted(way.tally.rounds)} | ${percentOf(mean)} | ${percentOf(band.from)} to ${percentOf(band.to)} | ${isWithin ? 'yes' : 'no'} |`
  })
  const columns = '| way | printed | proven | rounds | simulated | band | within |\n|---|---|---|---|---|---|---|'
  return `### ${nameOf(kept)}\n\n${columns}\n${lines.join('\n')}\n`
}

const longestFraction = 33
const exactly = (fraction: string, part: number): string =>
  fraction.length > longestFraction ? percentOf(part) : `${fraction} = ${percentOf(part)}`
const percentOf = (part: number): string => `${(100 * part).toFixed(4)} %`
