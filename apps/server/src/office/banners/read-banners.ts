import type { Banner } from '@fairhouse/contract'
import type { BannerPlan, BannerVersion } from '@fairhouse/contract/office/banners.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { House } from '../../base/house.ts'
import { bannerMistakes, bannerSetting, bannersIn, readBannerPictures } from '../../play/banners/index.ts'
import { appliedRules, readSettingPlans, readSettingVersions, type SettingPlan, type SettingVersion } from '../../settings/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { readActorNames } from '../records/actor-names.ts'
import { bannerGate } from './publish-banners.ts'

const versionsAtOnce = 20
const plansShown = 20
const shownWidth = 480
type Names = ReadonlyMap<string, string>

/** Reads the banners with their pictures. */
export async function readBanners({ house }: StaffContext): Promise<OfficeAnswers<'GET /office/banners'>> {
  // What was changed a moment ago is shown, also by a process that has not heard of it yet.
  await house.settings.reload()
  const banners = [...house.settings.get(bannerSetting)]
  const [newest, plans, pictures] = await Promise.all([
    readSettingVersions(house.db, bannerSetting, undefined, 2),
    readSettingPlans(house.db, bannerSetting, plansShown),
    picturesOf(house, banners),
  ])
  const names = await readActorNames(house.db, [...newest.map(({ changed_by: by }) => by), ...plans.map(({ planned_by: by }) => by)])
  const [, previous] = newest
  return {
    banners,
    pictures,
    version: String(newest[0]?.version ?? 0),
    previous: previous ? versionView(previous, names) : null,
    plans: plans.map((plan) => planView(plan, names)),
    gate: bannerGate(house),
    languages: [...house.settings.get('languages')],
  }
}

/** Lists what the banners were. */
export async function listBannerVersions(
  { house }: StaffContext,
  { after }: { after?: string | undefined },
): Promise<OfficeAnswers<'GET /office/banners/versions'>> {
  const before = after !== undefined && /^\d{1,9}$/.test(after) ? Number(after) : undefined
  const found = await readSettingVersions(house.db, bannerSetting, before, versionsAtOnce + 1)
  const shown = found.slice(0, versionsAtOnce)
  const names = await readActorNames(
    house.db,
    shown.map(({ changed_by: by }) => by),
  )
  const last = shown.at(-1)
  return {
    versions: shown.map((one) => versionView(one, names)),
    next: found.length > versionsAtOnce && last ? String(last.version) : null,
  }
}

type Wanted = { banners: Banner[]; country: string; language: string; at?: string | undefined }

/** Shows which banners a visitor is shown. */
export async function previewBanners(
  { house }: StaffContext,
  { banners, country, language, at }: Wanted,
): Promise<OfficeAnswers<'POST /office/banners/preview'>> {
  const [pictures, mistakes] = await Promise.all([picturesOf(house, banners), bannerMistakes(house, banners)])
  return {
    shown: bannersIn(house, banners, { country, language, at: at === undefined ? house.clock.now() : new Date(at) }),
    isForbidden: appliedRules(house, country).shell.hidePromotions,
    pictures,
    mistakes,
  }
}

async function picturesOf({ db }: House, banners: readonly Banner[]): Promise<Record<string, string>> {
  const found = await readBannerPictures(
    db,
    banners.map(({ picture }) => picture),
    shownWidth,
  )
  return Object.fromEntries(found.map(({ hash, content }) => [hash, `data:image/webp;base64,${content.toString('base64')}`]))
}

const bannersOf = (value: unknown) => value as Banner[] // the setting's own entry has read it

const versionView = ({ version, value, changed_at: at, changed_by: by }: SettingVersion, names: Names): BannerVersion => ({
  version,
  banners: bannersOf(value),
  changedAt: at.toISOString(),
  changedBy: names.get(by) ?? by,
})

const planView = ({ id, value, due_at: dueAt, planned_by: by, state, failure }: SettingPlan, names: Names): BannerPlan => ({
  id: String(id),
  banners: bannersOf(value),
  dueAt: dueAt.toISOString(),
  plannedBy: names.get(by) ?? by,
  state,
  failure,
})
