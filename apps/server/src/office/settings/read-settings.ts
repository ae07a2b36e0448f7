import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type {
  SettingGroup,
  SettingPlan as PlanView,
  SettingRow,
  SettingVersion as VersionView,
} from '@fairhouse/contract/office/settings.ts'
import type { House } from '../../base/house.ts'
import {
  catalogue,
  guardOf,
  isSettingName,
  readSettingPlans,
  readSettingStandings,
  readSettingVersions,
  settingGroups,
  settingsText,
  type SettingName,
  type SettingPlan,
  type SettingVersion,
} from '../../settings/index.ts'
import { canonical } from '../acts/canonical.ts'
import type { StaffContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { readActorNames } from '../records/actor-names.ts'
import { changeGate } from './setting-gate.ts'

const versionsAtOnce = 50
const plansShown = 20
type Standing = { changedAt: Date | null; planned: number }
type Names = ReadonlyMap<string, string>

const groupOf = new Map<string, SettingGroup>(
  (Object.keys(settingGroups) as SettingGroup[]).flatMap((group) => Object.keys(settingGroups[group]).map((name) => [name, group])), // its own keys
)

/** Shows all settings as one file with comments. */
export const readSettingsFile = async ({ house }: StaffContext): Promise<{ text: string }> => ({ text: settingsText(house.settings.get) })

/** Lists every setting with its value, in the order of its groups. */
export async function listSettings({ house }: StaffContext): Promise<{ settings: SettingRow[] }> {
  // What was changed a moment ago is shown, also by a process that has not heard of it yet.
  await house.settings.reload()
  const standings = await standingsOf(house)
  const names = [...groupOf.keys()].filter(isSettingName)
  return { settings: names.map((name) => rowOf(house, name, standings.get(name))) }
}

/** Reads a setting with the value before and its plans. */
export async function readSetting(
  { house }: StaffContext,
  { name }: { name: string },
): Promise<OfficeAnswers<'GET /office/settings/one'> | OfficeRefused> {
  if (!isSettingName(name)) return no('notFound')
  // What was changed a moment ago is shown, also by a process that has not heard of it yet.
  await house.settings.reload()
  const [standings, newest, plans] = await Promise.all([
    standingsOf(house),
    readSettingVersions(house.db, name, undefined, 2),
    readSettingPlans(house.db, name, plansShown),
  ])
  const [, previous] = newest
  const names = await readActorNames(house.db, [...newest.map(({ changed_by: by }) => by), ...plans.map(({ planned_by: by }) => by)])
  return {
    setting: rowOf(house, name, standings.get(name)),
    standard: catalogue[name].fallback,
    form: catalogue[name].form,
    gate: changeGate(house, name),
    version: String(newest[0]?.version ?? 0),
    previous: previous ? versionView(previous, names) : null,
    plans: plans.map((plan) => planView(plan, names)),
  }
}

/** Lists what a setting was. */
export async function listSettingVersions(
  { house }: StaffContext,
  { name, after }: { name: string; after?: string | undefined },
): Promise<{ versions: VersionView[]; next: string | null }> {
  const before = after !== undefined && /^\d{1,9}$/.test(after) ? Number(after) : undefined
  const found = await readSettingVersions(house.db, name, before, versionsAtOnce + 1)
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

async function standingsOf({ db }: House): Promise<Map<string, Standing>> {
  const rows = await readSettingStandings(db)
  return new Map(rows.map(({ name, changed_at: changedAt, planned }) => [name, { changedAt, planned: Number(planned) }]))
}

function rowOf({ settings }: House, name: SettingName, standing: Standing | undefined): SettingRow {
  const { about, scope, fallback } = catalogue[name]
  const value: unknown = settings.get(name)
  return {
    name,
    group: groupOf.get(name)!, // each setting is in a group: a test walks them
    about,
    scope,
    value,
    isStandard: canonical(value) === canonical(fallback),
    guard: guardOf(name) ?? null,
    changedAt: standing?.changedAt?.toISOString() ?? null,
    planned: standing?.planned ?? 0,
  }
}

const versionView = ({ version, value, changed_at: at, changed_by: by }: SettingVersion, names: Names): VersionView => ({
  version,
  value,
  changedAt: at.toISOString(),
  changedBy: names.get(by) ?? by,
})

const planView = (
  { id, value, due_at: dueAt, planned_at: plannedAt, planned_by: by, state, failure }: SettingPlan,
  names: Names,
): PlanView => ({
  id: String(id),
  value,
  dueAt: dueAt.toISOString(),
  plannedAt: plannedAt.toISOString(),
  plannedBy: names.get(by) ?? by,
  state,
  failure,
})
