import type { ProvenGame, Proven } from '../games/proven/index.ts'
import { openPdfSheet, type PdfSheet } from './pdf-sheet.ts'
import type { Simulated } from './simulate-all.ts'
import { asNumber, bandErrors, classEnds, found, type Tally } from './tally.ts'

const percentOf = (part: number, decimals = 4): string => `${(100 * part).toFixed(decimals)} %`
const spans = [1000, 10_000, 100_000, 1_000_000, 10_000_000] as const

/**
 * Writes the sheet of probabilities and returns of a game (PAR sheet) as PDF: its parameters, what was proven of each way
 * to play beside what is printed, and what the simulation shows.
 */
export async function parSheet(lab: ProvenGame, proven: Readonly<Record<string, Proven>>, simulated: Simulated): Promise<Uint8Array> {
  const { game } = lab
  const { name = game.id, maths = '{}', mathsHash = '' } = game.listing ?? {}
  const sheet = await openPdfSheet(`${name}: PAR sheet`)
  sheet.title(`${name}: PAR sheet`)
  sheet.paragraph(`Game ${game.id}. Mathematics SHA-256 ${mathsHash}.`)
  sheet.heading('Returns')
  sheet.paragraph('Exact returns of the stake that rounds begin with, by the enumerator, which shares no code with the game.')
  sheet.table(
    [3, 6, 2, 2],
    [['Way to play', 'Exact return', 'In percent', 'Printed'], ...lab.ways.map((way) => [way.name, ...proofCells(proven[way.name])])],
  )
  for (const way of lab.ways) {
    const [tally, own] = [simulated[way.name], proven[way.name]]
    if (tally && own) writeWay(sheet, way.name, tally, own)
  }
  sheet.heading('Parameters')
  for (const line of parameters(JSON.parse(maths))) sheet.paragraph(line)
  return sheet.bytes()
}

function proofCells(proven: Proven | undefined): string[] {
  if (!proven) return ['', '', '']
  const { least, most, printed } = proven
  const isOne = least.of === most.of && least.in === most.in
  const fraction = isOne ? `${least.of}/${least.in}` : `${least.of}/${least.in} to ${most.of}/${most.in}`
  const both = isOne ? percentOf(asNumber(least)) : `${percentOf(asNumber(least))} to ${percentOf(asNumber(most))}`
  return [fraction, both, `${printed} %`]
}

function writeWay(sheet: PdfSheet, name: string, tally: Tally, proven: Proven): void {
  const { return: mean, deviation, band, isWithin } = found(tally, proven)
  sheet.heading(`${name}: ${tally.rounds.toLocaleString('en')} simulated rounds`)
  sheet.table(
    [3, 3],
    [
      ['Figure', 'Value'],
      ['Return of the first stakes', percentOf(mean)],
      ['Band of 99 % about the exact return', `${percentOf(band.from)} to ${percentOf(band.to)}`],
      ['Within the band', isWithin ? 'yes' : 'no'],
      ['Rounds that pay anything', percentOf(tally.hits / tally.rounds)],
      ['Standard deviation of a round, in stakes', deviation.toFixed(4)],
      ['Greatest pay seen, times the stake', String(Number(tally.most.toFixed(2)))],
    ],
  )
  sheet.heading(`${name}: band of 99 % after so many rounds`)
  sheet.table(
    [2, 4],
    [
      ['Rounds', 'Return'],
      ...spans.map((rounds) => {
        const away = (bandErrors * deviation) / Math.sqrt(rounds)
        return [
          rounds.toLocaleString('en'),
          `${percentOf(Math.max(0, asNumber(proven.least) - away), 2)} to ${percentOf(asNumber(proven.most) + away, 2)}`,
        ]
      }),
    ],
  )
  sheet.heading(`${name}: pays by their size`)
  sheet.table(
    [3, 3, 3],
    [
      ['Times the stake', 'Share of rounds', 'Share of the return'],
      ...tally.classes.flatMap(({ rounds, won }, at) =>
        rounds === 0 ? [] : [[classWords(at), percentOf(rounds / tally.rounds, 6), percentOf(won / tally.first)]],
      ),
    ],
  )
}

function classWords(at: number): string {
  const [from = 0, to = Infinity] = [classEnds[at - 1], classEnds[at]]
  if (to === 0) return 'nothing'
  if (to === 1) return 'exactly the stake'
  if (to < 1) return 'below the stake'
  return to === Infinity ? `above ${from}` : `above ${from} to ${to}`
}

/** Lists every parameter of the mathematics with its place, a line each; short lists stay on their line. */
function parameters(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${path}: ${String(value)}`]
  const isShort = Array.isArray(value) && value.every((one) => typeof one !== 'object' || (Array.isArray(one) && one.length <= 6))
  if (isShort) return [`${path}: ${JSON.stringify(value)}`]
  return Object.entries(value).flatMap(([key, own]) => parameters(own, path === '' ? key : `${path}.${key}`))
}
