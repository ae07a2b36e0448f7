import type { Gate } from '@fairhouse/contract/office/base/office-call.ts'
import { formatAmount } from '@fairhouse/money'
import type { House } from '../../base/house.ts'
import {
  cancelRace as cancelWhole,
  housePartOf,
  nameIn,
  openRace as open,
  type RaceRow,
  readRace as readRow,
  readRaceFigures,
  readRaceInput,
  setRace,
} from '../../play/races/index.ts'
import { canonical } from '../acts/canonical.ts'
import { differencesOf } from '../acts/differences.ts'
import { gateOf } from '../acts/gate-of.ts'
import { officeCallAt } from '../acts/office-call-at.ts'
import type { ActContext, GateByInput } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'

const drafting = 'POST /office/races/draft'
type Done = Record<string, never> | OfficeRefused
type Of = { id: string }
type Drafted = Of & { data: Record<string, unknown> }

/** Adds a race as a draft, or changes one. */
export async function draftRace(asking: ActContext, { id, data }: Drafted): Promise<Done> {
  const { house, colleague, changes, sql } = asking
  const before = await lookedAt(asking, id)
  const written = { ...data, id: Number(id) }
  const wanted = await readRaceInput(house, sql, written)
  if (Array.isArray(wanted)) return no('mayNot', { message: wanted.join(' ') })
  if (before && canonical(before.data) === canonical(wanted)) return no('mayNot', { message: 'It is like this already.' })
  const done = await setRace(house, written, colleague.actor)
  if (Array.isArray(done)) return no('mayNot', { message: done.join(' ') })
  differencesOf(`race:${id}`, before?.data ?? {}, wanted).forEach((one) => changes({ what: 'race', ...one }))
  return {}
}

/** Opens a race with the house's part of its prizes. */
export async function openRace(asking: ActContext, { id }: Of): Promise<Done> {
  const { house, colleague, changes } = asking
  const row = await lookedAt(asking, id)
  if (!row) return no('notFound')
  const refusal = await open(house, row.id, colleague.actor)
  if (refusal !== undefined) return no('mayNot', { message: refusal })
  changes({ what: 'race.state', subject: subjectOf(row), before: 'draft', after: 'open' })
  changes({ what: 'race.house', subject: subjectOf(row), before: null, after: moneyText(housePartOf(row.data), row) })
  return {}
}

/** Cancels a race; shows what goes back to players and to the house. */
export async function cancelRace(asking: ActContext, { id }: Of): Promise<Done> {
  const { house, colleague, changes, sql } = asking
  const row = await lookedAt(asking, id)
  if (!row) return no('notFound')
  const { players, bought, refunded } = await readRaceFigures(sql, row.id)
  const refusal = await cancelWhole(house, row.id, colleague.actor)
  if (refusal !== undefined) return no('mayNot', { message: refusal })
  const subject = subjectOf(row)
  changes({ what: 'race.state', subject, before: row.state, after: 'cancelled' })
  changes({ what: 'race.refunds', subject, before: `${players} × ${row.data.buyIn ?? '0'}`, after: moneyText(bought - refunded, row) })
  changes({ what: 'race.house', subject, before: moneyText(row.house_part, row), after: moneyText(0n, row) })
  return {}
}

const subjectOf = (row: RaceRow): string => `race:${row.id} · ${nameIn(row.data, 'en')}`
const moneyText = (amount: bigint, { currency }: RaceRow): string => `${formatAmount(amount, currency)} ${currency}`

/** Returns a race as it is; ends the act if somebody decided on another version of it. */
async function lookedAt({ sql, looksAt }: ActContext, id: string): Promise<RaceRow | undefined> {
  const row = await readRow(sql, Number(id))
  looksAt(`race:${id}`, versionOf(row))
  return row
}

/** The version of a race as an act is decided on it: its data, and how it stands. */
export const versionOf = (row: RaceRow | undefined): string => (row ? `${row.version} ${row.state}` : '0')

/** A race that is open is changed by two people, a draft by one. */
const gateByRow = (row: RaceRow | undefined): Gate => (row && row.state !== 'draft' ? 'second' : 'reason')

/** Returns all that stands before a change of a race. */
export function draftGate(house: House, row: RaceRow | undefined): Gate {
  const call = officeCallAt(drafting)
  return call ? gateOf(house, call, gateByRow(row)) : 'second'
}

const gateOfDraft: GateByInput = async ({ house }, input) => gateByRow(await readRow(house.db, Number((input as Drafted).id))) // parsed by the call's schema

export const draftGates = { [drafting]: gateOfDraft }
