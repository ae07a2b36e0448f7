import type { RaceRow as RowView, RaceStanding, RaceVersion } from '@fairhouse/contract/office/bonuses/races.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { formatAmount } from '@fairhouse/money'
import {
  housePartOf,
  nameIn,
  raceLaws,
  type RaceFigures,
  type RaceRow,
  readPlaces,
  readRace as readRow,
  readRaceFigures,
  readRaceInput,
  readRaces as readRows,
  readRaceVersions,
  readScored,
} from '../../play/races/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { versionPage } from '../records/version-page.ts'
import { draftGate, versionOf } from './change-races.ts'

const versionsAtOnce = 20
const mostStandings = 100

/** Lists the races, the newest first. */
export async function listRaces({ house }: StaffContext): Promise<OfficeAnswers<'GET /office/races'>> {
  const rows = await readRows(house.db)
  const figures = await Promise.all(rows.map(({ id }) => readRaceFigures(house.db, id)))
  return {
    races: rows.map((row, place) => rowView(row, figures[place])).toReversed(),
    nextId: String((rows.at(-1)?.id ?? 0) + 1),
    ...offeredBy(house),
  }
}

/** Reads a race with all its data, what moved in it, and its standings. */
export async function readRace(
  { house }: StaffContext,
  { id }: { id: string },
): Promise<OfficeAnswers<'GET /office/races/one'> | OfficeRefused> {
  const row = await readRow(house.db, Number(id))
  if (!row) return no('notFound')
  const figures = await readRaceFigures(house.db, row.id)
  const isStill = row.state === 'open' && figures.players === 0 && house.clock.now() < row.starts_at
  return {
    race: rowView(row, figures),
    data: row.data,
    gate: draftGate(house, row),
    version: versionOf(row),
    mayChange: row.state === 'draft' || isStill,
    figures: figuresView(figures, row.currency),
    standings: await standingsOf(house, row),
    laws: raceLaws(house, row.data),
    ...offeredBy(house),
  }
}

/** Lists what a race was. */
export async function listRaceVersions(
  { house }: StaffContext,
  { id, after }: { id: string; after?: string | undefined },
): Promise<{ versions: RaceVersion[]; next: string | null }> {
  const before = after !== undefined && /^\d{1,9}$/.test(after) ? Number(after) : undefined
  return versionPage(house.db, await readRaceVersions(house.db, Number(id), before, versionsAtOnce + 1), versionsAtOnce)
}

/** Says what is wrong with a race as it is written, what the house puts in, and which countries close it. */
export async function previewRace(
  { house }: StaffContext,
  { data }: { data: Record<string, unknown> },
): Promise<OfficeAnswers<'POST /office/races/preview'>> {
  const wanted = await readRaceInput(house, house.db, data)
  if (Array.isArray(wanted)) return { mistakes: wanted, housePart: null, laws: [] }
  return { mistakes: [], housePart: formatAmount(housePartOf(wanted), wanted.currency), laws: raceLaws(house, wanted) }
}

const offeredBy = ({ settings }: StaffContext['house']) => ({
  languages: [...settings.get('languages')],
  currencies: [...settings.get('currencies')],
})

const rowView = (row: RaceRow, figures: RaceFigures | undefined): RowView => ({
  id: String(row.id),
  name: nameIn(row.data, 'en'),
  state: row.state,
  version: row.version,
  format: row.data.format,
  currency: row.currency,
  from: row.starts_at.toISOString(),
  until: row.ends_at.toISOString(),
  buyIn: row.data.buyIn ?? null,
  players: figures?.players ?? 0,
  why: row.why,
})

function figuresView({ players, ...amounts }: RaceFigures, currency: string) {
  const shown = (amount: bigint) => formatAmount(amount, currency)
  const { bought, refunded, prizes, paid, cost } = amounts
  return { players, bought: shown(bought), refunded: shown(refunded), prizes: shown(prizes), paid: shown(paid), cost: shown(cost) }
}

async function standingsOf({ db }: StaffContext['house'], row: RaceRow): Promise<RaceStanding[]> {
  const scored = await readScored(db, row.id, mostStandings)
  const places = new Map((await readPlaces(db, row.id, mostStandings)).map((place) => [place.player, place]))
  return scored.map(({ player, score, reached_at: reachedAt, rounds }) => {
    const place = places.get(player)
    const before = scored.filter((other) => other.score > score || (other.score === score && other.reached_at < reachedAt)).length
    return {
      place: place?.place ?? before + 1,
      player: String(player),
      score: String(score),
      reachedAt: reachedAt.toISOString(),
      rounds,
      amount: place ? formatAmount(place.amount, row.currency) : null,
      paidAt: place?.paid_at?.toISOString() ?? null,
    }
  })
}
