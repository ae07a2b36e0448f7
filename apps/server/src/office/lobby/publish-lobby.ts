import type { LobbyPlace } from '@fairhouse/contract'
import type { Gate } from '@fairhouse/contract/office/base/office-call.ts'
import type { Shelf } from '@fairhouse/contract/office/lobby.ts'
import type { House } from '../../base/house.ts'
import {
  compareShelves,
  ownShelves,
  publishShelves,
  readLobbyParts,
  settingOf,
  shelvesOf,
  startingShelves,
  type ShelfChange,
} from '../../play/lobby/index.ts'
import { readSettingVersions, withdrawSettingPlan } from '../../settings/index.ts'
import { canonical } from '../acts/canonical.ts'
import { differencesOf } from '../acts/differences.ts'
import { gateOf } from '../acts/gate-of.ts'
import { officeCallAt } from '../acts/office-call-at.ts'
import type { ActContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'

type Done = Record<string, never> | OfficeRefused
type Wanted = { place: LobbyPlace; shelves: Shelf[] | null; dueAt?: string | undefined }

/** Publishes the shelves of a place, at once or at a moment to come, and tells what players notice in which country. */
export async function publishLobby(asking: ActContext, { place, shelves, dueAt }: Wanted): Promise<Done> {
  const { house, sql, at, colleague, changes, looksAt } = asking
  const [newest] = await readSettingVersions(sql, settingOf[place], undefined, 1)
  looksAt(`lobby:${place}`, String(newest?.version ?? 0))
  if (dueAt === undefined && canonical(ownShelves(house, place)) === canonical(shelves))
    return no('mayNot', { message: 'These shelves are there already.' })
  const { groups } = await readLobbyParts(house)
  const before = shelvesOf(house, place, groups)
  const after = shelves ?? startingShelves(house, place, groups)
  const due = dueAt === undefined ? undefined : new Date(dueAt)
  const refused = await publishShelves(house, place, { shelves, dueAt: due }, colleague.actor)
  if (refused !== undefined) return no('mayNot', { message: refused })
  const noticed = await compareShelves(house, { before, after, at: due ?? at })
  for (const one of noticed)
    changes({ what: `shelf.${one.what}`, subject: `${place} · ${one.name}${whereOf(one)}`, before: one.before, after: one.after })
  if (noticed.length === 0) plainChanges(place, before, after).forEach(changes)
  if (dueAt !== undefined) changes({ what: 'shelf.dueAt', subject: `lobby:${place}`, before: null, after: dueAt })
  return {}
}

/** What changes of shelves that nobody sees at that moment. */
const plainChanges = (place: LobbyPlace, before: readonly Shelf[], after: readonly Shelf[]) => {
  const byId = (shelves: readonly Shelf[]) => Object.fromEntries(shelves.map((shelf) => [shelf.id, shelf]))
  return differencesOf(`lobby:${place}`, byId(before), byId(after)).map((one) => ({ what: 'shelf', ...one }))
}

/** Names the countries of a change; one that holds everywhere names none. */
function whereOf({ countries, isElsewhere }: ShelfChange): string {
  const codes = countries.join(' ')
  if (isElsewhere) return codes === '' ? '' : ` · everywhere but ${codes}`
  return ` · ${codes}`
}

/** Withdraws shelves that are planned. */
export async function withdrawLobbyPlan(asking: ActContext, { place, plan }: { place: LobbyPlace; plan: string }): Promise<Done> {
  const { house, at, colleague, changes } = asking
  const withdrawn = await withdrawSettingPlan(house.db, BigInt(plan), at, colleague.actor)
  if (withdrawn?.name !== settingOf[place]) return no('notFound')
  changes({ what: 'shelf.dueAt', subject: `lobby:${place}`, before: withdrawn.due_at.toISOString(), after: null })
  return {}
}

/** Returns all that stands before publishing shelves. */
export function lobbyGate(house: House): Gate {
  const call = officeCallAt('POST /office/lobby/publish')
  return call ? gateOf(house, call) : 'second'
}
