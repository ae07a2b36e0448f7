import type { Gate } from '@fairhouse/contract/office/base/office-call.ts'
import { formatAmount } from '@fairhouse/money'
import type { House } from '../../base/house.ts'
import {
  giveLastDay,
  type JackpotRow,
  moveJackpot as moveWhole,
  nameIn,
  readJackpot as readRow,
  readJackpotInput,
  readPotMoney,
  setJackpot,
  startJackpot as start,
} from '../../play/jackpots/index.ts'
import { canonical } from '../acts/canonical.ts'
import { differencesOf } from '../acts/differences.ts'
import { gateOf } from '../acts/gate-of.ts'
import { officeCallAt } from '../acts/office-call-at.ts'
import type { ActContext, GateByInput } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'

const drafting = 'POST /office/jackpots/draft'
type Done = Record<string, never> | OfficeRefused
type Of = { id: string }
type Drafted = Of & { data: Record<string, unknown> }

/** Adds a jackpot as a draft, or changes one. */
export async function draftJackpot(asking: ActContext, { id, data }: Drafted): Promise<Done> {
  const { house, colleague, changes, sql } = asking
  const before = await lookedAt(asking, id)
  const written = { ...data, id: Number(id) }
  const wanted = await readJackpotInput(sql, written)
  if (Array.isArray(wanted)) return no('mayNot', { message: wanted.join(' ') })
  if (before && canonical(before.data) === canonical(wanted)) return no('mayNot', { message: 'It is like this already.' })
  const done = await setJackpot(house, written, colleague.actor)
  if (Array.isArray(done)) return no('mayNot', { message: done.join(' ') })
  differencesOf(`jackpot:${id}`, before?.data ?? {}, wanted).forEach((one) => changes({ what: 'jackpot', ...one }))
  return {}
}

/** Starts a jackpot with its seed. */
export async function startJackpot(asking: ActContext, { id }: Of): Promise<Done> {
  const { house, colleague, changes } = asking
  const row = await lookedAt(asking, id)
  if (!row) return no('notFound')
  const refusal = await start(house, row.id, colleague.actor)
  if (refusal !== undefined) return no('mayNot', { message: refusal })
  changes({ what: 'jackpot.state', subject: subjectOf(row), before: 'draft', after: 'running' })
  changes({ what: 'jackpot.seed', subject: subjectOf(row), before: null, after: `${row.data.seed} ${row.currency}` })
  return {}
}

/** Gives a jackpot its last day. */
export async function giveJackpotLastDay(asking: ActContext, { id }: Of): Promise<Done> {
  const { house, colleague, changes } = asking
  const row = await lookedAt(asking, id)
  if (!row) return no('notFound')
  const until = await giveLastDay(house, row.id, colleague.actor)
  if (typeof until === 'string') return no('mayNot', { message: until })
  changes({ what: 'jackpot.state', subject: subjectOf(row), before: row.state, after: 'closing' })
  changes({ what: 'jackpot.until', subject: subjectOf(row), before: null, after: until.toISOString() })
  changes({ what: 'jackpot.money', subject: subjectOf(row), before: null, after: await moneyText(asking, row) })
  return {}
}

/** Moves a jackpot whole into another one. */
export async function moveJackpot(asking: ActContext, { id, to }: Of & { to: string }): Promise<Done> {
  const { house, colleague, changes, sql } = asking
  const row = await lookedAt(asking, id)
  if (!row) return no('notFound')
  const [target, money] = [await readRow(sql, Number(to)), await moneyText(asking, row)]
  const refusal = await moveWhole(house, row.id, Number(to), colleague.actor)
  if (refusal !== undefined) return no('mayNot', { message: refusal })
  changes({ what: 'jackpot.state', subject: subjectOf(row), before: row.state, after: 'ended' })
  changes({ what: 'jackpot.money', subject: subjectOf(row), before: money, after: target ? subjectOf(target) : to })
  return {}
}

const subjectOf = (row: JackpotRow): string => `jackpot:${row.id} · ${nameIn(row.data, 'en')}`

/** What is in a pot and its reserve, as the act shows it before it is done. */
async function moneyText({ sql }: ActContext, { id, currency }: JackpotRow): Promise<string> {
  const money = (await readPotMoney(sql)).find((one) => one.id === id)
  return [money?.meter ?? 0n, money?.reserve ?? 0n].map((amount) => `${formatAmount(amount, currency)} ${currency}`).join(' + ')
}

/** Returns a jackpot as it is; ends the act if somebody decided on another version of it. */
async function lookedAt({ sql, looksAt }: ActContext, id: string): Promise<JackpotRow | undefined> {
  const row = await readRow(sql, Number(id))
  looksAt(`jackpot:${id}`, versionOf(row))
  return row
}

/** The version of a jackpot as an act is decided on it: its data, and how it stands. */
export const versionOf = (row: JackpotRow | undefined): string => (row ? `${row.version} ${row.state}` : '0')

/** A jackpot that runs is changed by two people, a draft by one. */
const gateByRow = (row: JackpotRow | undefined): Gate => (row && row.state !== 'draft' ? 'second' : 'reason')

/** Returns all that stands before a change of a jackpot. */
export function draftGate(house: House, row: JackpotRow | undefined): Gate {
  const call = officeCallAt(drafting)
  return call ? gateOf(house, call, gateByRow(row)) : 'second'
}

const gateOfDraft: GateByInput = async ({ house }, input) => gateByRow(await readRow(house.db, Number((input as Drafted).id))) // parsed by the call's schema

export const draftGates = { [drafting]: gateOfDraft }
