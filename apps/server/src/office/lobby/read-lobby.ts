import type { LobbyPlace } from '@fairhouse/contract'
import type { LobbyPlan, LobbyVersion, Shelf } from '@fairhouse/contract/office/lobby.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { groupNamesIn, ownShelves, previewShelves, readLobbyParts, settingOf, shelvesIn, shelvesOf } from '../../play/lobby/index.ts'
import { readSettingPlans, readSettingVersions, type SettingPlan, type SettingVersion } from '../../settings/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { readActorNames } from '../records/actor-names.ts'
import { lobbyGate } from './publish-lobby.ts'

const versionsAtOnce = 20
const plansShown = 20
const gamesFound = 12
type Names = ReadonlyMap<string, string>

/** Reads the shelves of a place with what they can be made of. */
export async function readLobby({ house }: StaffContext, { place }: { place: LobbyPlace }): Promise<OfficeAnswers<'GET /office/lobby'>> {
  // What was changed a moment ago is shown, also by a process that has not heard of it yet.
  await house.settings.reload()
  const name = settingOf[place]
  const [newest, plans, { groups, providers }] = await Promise.all([
    readSettingVersions(house.db, name, undefined, 2),
    readSettingPlans(house.db, name, plansShown),
    readLobbyParts(house),
  ])
  const names = await readActorNames(house.db, [...newest.map(({ changed_by: by }) => by), ...plans.map(({ planned_by: by }) => by)])
  const [, previous] = newest
  const languages = [...house.settings.get('languages')]
  const nameOf = groupNamesIn(languages[0] ?? 'en')
  return {
    shelves: [...shelvesOf(house, place, groups)],
    isOwn: ownShelves(house, place) !== null,
    version: String(newest[0]?.version ?? 0),
    previous: previous ? versionView(previous, names) : null,
    plans: plans.map((plan) => planView(plan, names)),
    gate: lobbyGate(house),
    languages,
    groups: groups.map(({ id, count }) => ({ id, count, name: nameOf(id) })),
    studios: [...providers],
  }
}

/** Lists what the shelves of a place were. */
export async function listLobbyVersions(
  { house }: StaffContext,
  { place, after }: { place: LobbyPlace; after?: string | undefined },
): Promise<OfficeAnswers<'GET /office/lobby/versions'>> {
  const before = after !== undefined && /^\d{1,9}$/.test(after) ? Number(after) : undefined
  const found = await readSettingVersions(house.db, settingOf[place], before, versionsAtOnce + 1)
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

/** Finds games to be put on a shelf, and those that stand on it by their numbers. */
export async function findLobbyGames(
  { house }: StaffContext,
  { words, ids }: { words: string; ids: string },
): Promise<OfficeAnswers<'GET /office/lobby/games'>> {
  const { games } = await readLobbyParts(house)
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  const found = games.filter(({ name, provider }) => wanted.every((word) => `${name} ${provider}`.toLowerCase().includes(word)))
  return {
    found: wanted.length === 0 ? [] : found.slice(0, gamesFound),
    named: ids.split(' ').flatMap((id) => games.find((game) => game.id === id) ?? []),
  }
}

type Wanted = { shelves: Shelf[]; country: string; language: string; at?: string | undefined }

/** Shows what somebody would see of shelves as they are written. */
export async function previewLobby(
  { house }: StaffContext,
  { shelves, country, language, at }: Wanted,
): Promise<OfficeAnswers<'POST /office/lobby/preview'>> {
  return previewShelves(house, shelves, { country, language, at: at === undefined ? house.clock.now() : new Date(at) })
}

const shelvesOfValue = (value: unknown) => {
  const shelves = shelvesIn(value)
  return shelves && [...shelves]
}

const versionView = ({ version, value, changed_at: at, changed_by: by }: SettingVersion, names: Names): LobbyVersion => ({
  version,
  shelves: shelvesOfValue(value),
  changedAt: at.toISOString(),
  changedBy: names.get(by) ?? by,
})

const planView = ({ id, value, due_at: dueAt, planned_by: by, state, failure }: SettingPlan, names: Names): LobbyPlan => ({
  id: String(id),
  shelves: shelvesOfValue(value),
  dueAt: dueAt.toISOString(),
  plannedBy: names.get(by) ?? by,
  state,
  failure,
})
