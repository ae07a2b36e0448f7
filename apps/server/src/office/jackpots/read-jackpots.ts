import type { JackpotDraw, JackpotRow as RowView, JackpotVersion } from '@fairhouse/contract/office/bonuses/jackpots.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { formatAmount } from '@fairhouse/money'
import {
  type JackpotRow,
  nameIn,
  outcomeOf,
  percentOf,
  type PotMoney,
  readDraws,
  readJackpotInput,
  readJackpots as readRows,
  readJackpotVersions,
  readPotMoney,
  reckonJackpot,
  type ToldDraw,
} from '../../play/jackpots/index.ts'
import { readOutcomes } from '../../play/game-outcomes/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { versionPage } from '../records/version-page.ts'
import { draftGate, versionOf } from './change-jackpots.ts'

const versionsAtOnce = 20
const drawsAtOnce = 20

/** Lists the jackpots, the newest first. */
export async function listJackpots({ house }: StaffContext): Promise<OfficeAnswers<'GET /office/jackpots'>> {
  const [rows, money] = [await readRows(house.db), await readPotMoney(house.db)]
  return {
    jackpots: rows.toReversed().map((row) => rowView(row, money)),
    nextId: String((rows.at(-1)?.id ?? 0) + 1),
    ...(await offeredBy(house)),
  }
}

/** Reads a jackpot with all its data. */
export async function readJackpot(
  { house }: StaffContext,
  { id }: { id: string },
): Promise<OfficeAnswers<'GET /office/jackpots/one'> | OfficeRefused> {
  const rows = await readRows(house.db)
  const row = rows.find((one) => one.id === Number(id))
  if (!row) return no('notFound')
  const draws = await readDraws(house.db, row.id, undefined, drawsAtOnce)
  const others = rows.filter((one) => one.id !== row.id && one.state === 'running' && one.currency === row.currency)
  return {
    jackpot: rowView(row, await readPotMoney(house.db)),
    data: row.data,
    gate: draftGate(house, row),
    version: versionOf(row),
    draws: draws.map((draw) => drawView(draw, row.currency)),
    targets: others.map((one) => ({ id: String(one.id), name: nameIn(one.data, 'en') })),
    ...(await offeredBy(house)),
  }
}

/** Lists what a jackpot was. */
export async function listJackpotVersions(
  { house }: StaffContext,
  { id, after }: { id: string; after?: string | undefined },
): Promise<{ versions: JackpotVersion[]; next: string | null }> {
  const before = after !== undefined && /^\d{1,9}$/.test(after) ? Number(after) : undefined
  return versionPage(house.db, await readJackpotVersions(house.db, Number(id), before, versionsAtOnce + 1), versionsAtOnce)
}

/** Says what is wrong with a jackpot as it is written, and what it comes to. */
export async function previewJackpot(
  { house }: StaffContext,
  { data }: { data: Record<string, unknown> },
): Promise<OfficeAnswers<'POST /office/jackpots/preview'>> {
  const wanted = await readJackpotInput(house.db, data)
  if (Array.isArray(wanted)) return { mistakes: wanted, reckoned: null }
  const outcomes = wanted.kind === 'reels' ? await readOutcomes(house.db) : []
  const reckoned = reckonJackpot(wanted, outcomeOf(wanted, outcomes)?.chance)
  if (!reckoned) return { mistakes: [], reckoned: null }
  return {
    mistakes: [],
    reckoned: {
      returnPercent: percentOf(reckoned.returnPpm),
      stakedBetween: formatAmount(reckoned.stakedBetween, wanted.currency),
      won: formatAmount(reckoned.won, wanted.currency),
      neededPercent: percentOf(reckoned.neededPpm),
      rounds: reckoned.rounds?.toString() ?? null,
      isFinanced: wanted.reservePpm >= reckoned.neededPpm,
    },
  }
}

async function offeredBy({ db, settings }: StaffContext['house']) {
  const outcomes = await readOutcomes(db)
  const distinct = [...new Map(outcomes.map((one) => [one.outcome, one])).values()]
  return {
    languages: [...settings.get('languages')],
    currencies: [...settings.get('currencies')],
    outcomes: distinct.map((one) => ({
      outcome: one.outcome,
      name: nameIn(one, 'en'),
      games: outcomes.filter(({ outcome }) => outcome === one.outcome).map(({ game }) => game),
    })),
  }
}

function rowView(row: JackpotRow, money: readonly PotMoney[]): RowView {
  const inPot = money.find((one) => one.id === row.id)
  return {
    id: String(row.id),
    name: nameIn(row.data, 'en'),
    state: row.state,
    version: row.version,
    kind: row.data.kind,
    currency: row.currency,
    meter: inPot ? formatAmount(inPot.meter, row.currency) : null,
    reserve: inPot ? formatAmount(inPot.reserve, row.currency) : null,
    games: row.data.games.length,
    startedAt: row.started_at?.toISOString() ?? null,
    closesAt: row.closes_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    movedTo: row.moved_to === null ? null : String(row.moved_to),
  }
}

const drawView = (draw: ToldDraw, currency: string): JackpotDraw => ({
  n: draw.n,
  kind: draw.kind,
  commitment: draw.commitment,
  secret: draw.secret,
  beganAt: draw.began_at.toISOString(),
  endedAt: draw.ended_at?.toISOString() ?? null,
  staked: formatAmount(draw.staked, currency),
  amount: draw.amount === null ? null : formatAmount(draw.amount, currency),
  player: draw.player === null ? null : String(draw.player),
  round: draw.round,
})
