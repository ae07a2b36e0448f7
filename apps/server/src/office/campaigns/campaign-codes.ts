import type { CodeBatch as BatchView } from '@fairhouse/contract/office/bonuses/campaign-codes.ts'
import { type CodeBatch, listCodes, makeCodes as make, readBatch, readBatches, stopCodes as stop } from '../../play/campaign-codes/index.ts'
import { readCampaign } from '../../play/campaigns/index.ts'
import type { ActContext, StaffContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { csvOf } from '../export/index.ts'
import { readActorNames } from '../records/actor-names.ts'

type Of = { id: string; batch: string }
type Done = Record<string, never> | OfficeRefused
const batchesAtOnce = 20

/** Lists the batches of codes of a campaign. */
export async function listCodeBatches(
  { house }: StaffContext,
  { id, after }: { id: string; after?: string | undefined },
): Promise<{ batches: BatchView[]; next: string | null }> {
  const before = after !== undefined && /^\d{1,9}$/.test(after) ? Number(after) : undefined
  const found = await readBatches(house.db, Number(id), before, batchesAtOnce + 1)
  const shown = found.slice(0, batchesAtOnce)
  const names = await readActorNames(
    house.db,
    shown.map(({ made_by: by }) => by),
  )
  const at = house.clock.now()
  return {
    batches: shown.map((row) => viewOf(row, names.get(row.made_by) ?? row.made_by, at)),
    next: found.length > batchesAtOnce ? String(shown.at(-1)?.id) : null,
  }
}

const viewOf = (
  { id, codes, used, note, ends_at: endsAt, stopped_at: stoppedAt, made_at: madeAt }: CodeBatch,
  madeBy: string,
  at: Date,
): BatchView => ({
  batch: String(id),
  codes,
  used,
  note,
  state: stoppedAt ? 'stopped' : endsAt && endsAt <= at ? 'over' : 'open',
  endsAt: endsAt?.toISOString() ?? null,
  madeAt: madeAt.toISOString(),
  madeBy,
})

/** Makes codes of a campaign. */
export async function makeCodes(
  { house, colleague, changes, at }: ActContext,
  { id, codes, note, endsAt }: { id: string; codes: number; note: string; endsAt?: string | undefined },
): Promise<Done> {
  const row = await readCampaign(house.db, Number(id))
  if (!row) return no('notFound')
  if (endsAt !== undefined && new Date(endsAt) <= at) return no('mayNot', { message: 'Their end has passed: give a later one, or none.' })
  if (!row.data.offeredAt.some((place) => place !== 'registration'))
    return no('mayNot', { message: 'Offer the campaign with a deposit or by code first: codes would lead nowhere.' })
  const wanted = { campaign: row.id, codes, note, endsAt: endsAt === undefined ? null : new Date(endsAt), at, actor: colleague.actor }
  await house.db.transaction((tx) => make(house, tx, wanted))
  changes({ what: 'campaign.codes', subject: `campaign:${id}`, before: null, after: String(codes) })
  return {}
}

/** Takes the codes of a batch along. */
export async function readCodes(
  { house, changes, at }: ActContext,
  { id, batch }: Of,
): Promise<{ name: string; csv: string; rows: number } | OfficeRefused> {
  const row = await readBatch(house.db, Number(batch))
  const codes = row?.campaign === Number(id) ? await listCodes(house, house.db, row.id) : undefined
  if (!codes) return no('notFound')
  changes({ what: 'export.rows', before: null, after: String(codes.length) })
  return {
    name: `codes-${id}-${batch}-${at.toISOString().slice(0, 10)}.csv`,
    csv: csvOf(codes.map(({ code, usedAt }) => ({ code, usedAt: usedAt?.toISOString() ?? '' }))),
    rows: codes.length,
  }
}

/** Keeps a batch from bringing anything more. */
export async function stopCodes({ house, changes }: ActContext, { id, batch }: Of): Promise<Done> {
  const row = await readBatch(house.db, Number(batch))
  if (row?.campaign !== Number(id)) return no('notFound')
  if (!(await stop(house, row.id))) return no('mayNot', { message: 'It is stopped already.' })
  changes({ what: 'campaign.codes', subject: `campaign:${id}`, before: String(row.codes - row.used), after: '0' })
  return {}
}
