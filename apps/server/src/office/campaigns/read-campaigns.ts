import type { CampaignRow as RowView, CampaignVersion } from '@fairhouse/contract/office/bonuses/campaigns.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { formatAmount } from '@fairhouse/money'
import { type CampaignFigure, campaignState, readCampaignFigures, readCampaignVersions } from '../../play/campaign-editing/index.ts'
import { type CampaignRow, readCampaign as readRow, readCampaigns as readRows } from '../../play/campaigns/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { versionPage } from '../records/version-page.ts'
import { draftGate, versionOf } from './change-campaigns.ts'

const versionsAtOnce = 20

/** Lists the campaigns, the newest first. */
export async function listCampaigns({ house }: StaffContext): Promise<OfficeAnswers<'GET /office/campaigns'>> {
  const rows = await readRows(house.db)
  const figures = Map.groupBy(await readCampaignFigures(house.db), ({ campaign }) => campaign)
  const at = house.clock.now()
  const last = rows.at(-1)?.id ?? 100
  return {
    campaigns: rows.toReversed().map((row) => rowView(row, figures.get(row.id) ?? [], at)),
    nextId: String(last + 1),
    ...offeredBy(house),
  }
}

/** Reads a campaign with all its data. */
export async function readCampaign(
  { house }: StaffContext,
  { id }: { id: string },
): Promise<OfficeAnswers<'GET /office/campaigns/one'> | OfficeRefused> {
  const row = await readRow(house.db, Number(id))
  if (!row) return no('notFound')
  return {
    campaign: rowView(row, await readCampaignFigures(house.db, row.id), house.clock.now()),
    data: row.data,
    gate: draftGate(house, row),
    version: versionOf(row),
    ...offeredBy(house),
  }
}

/** Lists what a campaign was. */
export async function listCampaignVersions(
  { house }: StaffContext,
  { id, after }: { id: string; after?: string | undefined },
): Promise<{ versions: CampaignVersion[]; next: string | null }> {
  const before = after !== undefined && /^\d{1,9}$/.test(after) ? Number(after) : undefined
  return versionPage(house.db, await readCampaignVersions(house.db, Number(id), before, versionsAtOnce + 1), versionsAtOnce)
}

const offeredBy = ({ settings }: StaffContext['house']) => ({
  languages: [...settings.get('languages')],
  currencies: [...settings.get('currencies')],
})

function rowView(row: CampaignRow, figures: readonly CampaignFigure[], at: Date): RowView {
  const { id, version, data, bonuses_end_at: bonusesEndAt } = row
  return {
    id: String(id),
    name: data.names['en'] ?? Object.values(data.names)[0] ?? '',
    state: campaignState(row, at),
    version,
    startsAt: new Date(data.startsAt).toISOString(),
    endsAt: data.endsAt === undefined ? null : new Date(data.endsAt).toISOString(),
    countries: data.countries,
    excludedCountries: data.excludedCountries,
    offeredAt: data.offeredAt,
    isAutomatic: !data.optIn,
    promoCode: data.promoCode ?? null,
    figures: figuresView(figures),
    bonusesEndAt: bonusesEndAt?.toISOString() ?? null,
  }
}

function figuresView(figures: readonly CampaignFigure[]): RowView['figures'] {
  const [first] = figures
  if (!first) return null
  type Counted = 'players' | 'granted' | 'refused' | 'running' | 'completed' | 'used_up' | 'expired' | 'let_go'
  const sum = (of: Counted) => figures.reduce((all, one) => all + one[of], 0)
  return {
    players: sum('players'),
    granted: sum('granted'),
    refused: sum('refused'),
    running: sum('running'),
    freeSpins: Number(figures.reduce((all, one) => all + one.free_spins, 0n)),
    cost: figures.map(({ currency, cost }) => ({ currency, amount: formatAmount(cost, currency) })),
    completed: sum('completed'),
    usedUp: sum('used_up'),
    expired: sum('expired'),
    letGo: sum('let_go'),
    converted: figures.map(({ currency, converted }) => ({ currency, amount: formatAmount(converted, currency) })),
    countedAt: first.counted_at.toISOString(),
  }
}
