import type { Gate } from '@fairhouse/contract/office/base/office-call.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { House } from '../../base/house.ts'
import {
  countPlayersIn,
  readCampaignsFor,
  readSegment,
  readSegmentInput,
  readSegments,
  writeSegment,
  type SegmentRow,
} from '../../play/segments/index.ts'
import { canonical } from '../acts/canonical.ts'
import { differencesOf } from '../acts/differences.ts'
import { gateOf } from '../acts/gate-of.ts'
import { officeCallAt } from '../acts/office-call-at.ts'
import type { ActContext, GateByInput, StaffContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'

const saving = 'POST /office/segments/save'
/** Fewer are not told apart, so that a count points at nobody. */
const fewestTold = 10

type Written = Record<string, unknown>
type Saved = { id?: string | undefined; data: Written }

/** Lists the segments with the campaigns that are for them. */
export async function listSegments({ house }: StaffContext): Promise<OfficeAnswers<'GET /office/segments'>> {
  const rows = await readSegments(house.db)
  return { segments: await Promise.all(rows.map((row) => viewOf(house, row))) }
}

async function viewOf(house: House, { id, version, data }: SegmentRow) {
  const campaigns = await readCampaignsFor(house.db, id)
  const call = officeCallAt(saving)
  const isOn = campaigns.some(({ enabled }) => enabled)
  return {
    id: String(id),
    name: data.name,
    data,
    version: String(version),
    campaigns: campaigns.map((one) => ({ id: String(one.id), isOn: one.enabled })),
    gate: call ? gateOf(house, call, isOn ? 'second' : 'reason') : ('second' as const),
  }
}

/** Counts the players of a segment as it is written. */
export async function countSegment(
  { house }: StaffContext,
  { data }: { data: Written },
): Promise<OfficeAnswers<'POST /office/segments/count'>> {
  const read = readSegmentInput(data)
  if (Array.isArray(read)) return { mistakes: read, players: null, isEstimate: false }
  const { players, isEstimate } = await countPlayersIn(house, read)
  return { mistakes: [], players: players < fewestTold ? null : players, isEstimate }
}

/** Adds a segment, or changes one. */
export async function saveSegment(
  { house, colleague, changes, looksAt, sql }: ActContext,
  { id, data }: Saved,
): Promise<Record<string, never> | OfficeRefused> {
  const before = id === undefined ? undefined : await readSegment(sql, Number(id))
  if (id !== undefined && !before) return no('notFound')
  if (id !== undefined) looksAt(`segment:${id}`, String(before?.version))
  const read = readSegmentInput(data)
  if (Array.isArray(read)) return no('mayNot', { message: read.join(' ') })
  if (before && canonical(before.data) === canonical(read)) return no('mayNot', { message: 'It is like this already.' })
  const number = await writeSegment(house, before?.id, read, colleague.actor)
  differencesOf(`segment:${number}`, before?.data ?? {}, read).forEach((one) => changes({ what: 'segment', ...one }))
  return {}
}

const gateOfSave: GateByInput = async ({ house }, input): Promise<Gate> => {
  const { id } = input as Saved // parsed by the call's schema
  const campaigns = id === undefined ? [] : await readCampaignsFor(house.db, Number(id))
  return campaigns.some(({ enabled }) => enabled) ? 'second' : 'reason'
}

export const saveGates = { [saving]: gateOfSave }
