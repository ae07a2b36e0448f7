import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { SettingPlan as PlanView, SettingRow, SettingVersion } from '@fairhouse/contract/office/settings.ts'
import type { House } from '../../base/house.ts'
import {
  catalogue,
  guardOf,
  isSettingName,
  readSettingPlans,
  readSettingStandings,
  readSettingVersions,
  settingGroups,
  type SettingGroup,
  type SettingName,
  type SettingPlan,
} from '../../settings/index.ts'
import { canonical } from '../acts/canonical.ts'
import type { StaffContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { readActorNames } from '../records/actor-names.ts'
import { changeGate } from './setting-gate.ts'

const versionsAtOnce = 50
const plansShown = 20
type Standing = { version: number; changedAt: Date | null; planned: number }

const groupOf = new Map<string, SettingGroup>(
  (Object.keys(settingGroups) as SettingGroup[]).flatMap((group) => Object.keys(settingGroups[group]).map((name) => [name, group])), // its own keys
)

/** Lists every setting with its value, in the order of its groups. */
export async function listSettings({ house }: StaffContext): Promise<{ settings: SettingRow[] }> {
  const standings = await standingsOf(house)
  const names = [...groupOf.keys()].filter(isSettingName)
  return { settings: names.map((name) => rowOf(house, name, standings.get(name))) }
}

/** Reads a setting with its versions and plans. */
export async function readSetting(
  { house }: StaffContext,
  { name, before }: { name: string; before?: number | undefined },
): Promise<OfficeAnswers<'GET /office/settings/one'> | OfficeRefused> {
  if (!isSettingName(name)) return no('notFound')
  const [standings, found, plans] = await Promise.all([
    standingsOf(house),
    readSettingVersions(house.db, name, before, versionsAtOnce + 1),
    readSettingPlans(house.db, name, plansShown),
  ])
  const shown = found.slice(0, versionsAtOnce)
  const names = await readActorNames(house.db, [
    ...shown.map(({ changed_by: by }) => by),
    ...plans.map(({ planned_by: by }) => by),
  ])
  const versions: SettingVersion[] = shown.map(({ version, value, changed_at: at, changed_by: by }) => ({
    version,
    value,
    changedAt: at.toISOString(),
    changedBy: names.get(by) ?? by,
  }))
  return {
    setting: rowOf(house, name, standings.get(name)),
    standard: catalogue[name].fallback,
    form: formOf(name),
    gate: changeGate(house, name),
    version: String(standings.get(name)?.version ?? 0),
    versions,
    next: found.length > versionsAtOnce ? (shown.at(-1)?.version ?? null) : null,
    plans: plans.map((plan) => planView(plan, names)),
  }
}

async function standingsOf({ db }: House): Promise<Map<string, Standing>> {
  const rows = await readSettingStandings(db)
  return new Map(rows.map(({ name, version, changed_at: changedAt, planned }) => [name, { version, changedAt, planned: Number(planned) }]))
}

function rowOf({ settings }: House, name: SettingName, standing: Standing | undefined): SettingRow {
  const { about, scope, fallback } = catalogue[name]
  const value: unknown = settings.get(name)
  return {
    name,
    group: groupOf.get(name) ?? '',
    about,
    scope,
    value,
    isStandard: canonical(value) === canonical(fallback),
    guard: guardOf(name) ?? null,
    changedAt: standing?.changedAt?.toISOString() ?? null,
    planned: standing?.planned ?? 0,
  }
}

function formOf(name: SettingName): OfficeAnswers<'GET /office/settings/one'>['form'] {
  const { form } = catalogue[name]
  return 'words' in form ? { ...form, words: [...form.words] } : form
}

const planView = (
  { id, value, due_at: dueAt, planned_at: plannedAt, planned_by: by, state, failure }: SettingPlan,
  names: ReadonlyMap<string, string>,
): PlanView => ({
  id: String(id),
  value,
  dueAt: dueAt.toISOString(),
  plannedAt: plannedAt.toISOString(),
  plannedBy: names.get(by) ?? by,
  state,
  failure,
})
