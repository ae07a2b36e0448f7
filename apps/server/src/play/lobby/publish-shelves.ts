import type { LobbyPlace } from '@fairhouse/contract'
import type { Shelf } from '@fairhouse/contract/office/lobby.ts'
import type { Actor } from '../../base/actor.ts'
import type { House } from '../../base/house.ts'
import { byGroups, changeSetting, planSetting } from '../../settings/index.ts'
import { mistakesIn } from './shelf-mistakes.ts'
import { settingOf } from './shelves-of.ts'

type Wanted = { shelves: readonly Shelf[] | null; dueAt?: Date | undefined }

/**
 * Publishes the shelves of a place as their next version, at once or at a moment to come; null: the groups that the
 * settings name. Every earlier version is kept. Returns a sentence that says why they cannot be published, or nothing.
 */
export async function publishShelves(
  house: House,
  place: LobbyPlace,
  { shelves, dueAt }: Wanted,
  actor: Actor,
): Promise<string | undefined> {
  const mistakes = await mistakesIn(house, shelves ?? [])
  if (mistakes.length > 0) return mistakes.join(' ')
  const value = shelves ?? byGroups
  const [name, at] = [settingOf[place], house.clock.now()]
  if (dueAt && dueAt <= at) return 'That moment is over: choose one to come, or publish at once.'
  if (dueAt) await planSetting(house.db, { name, value, dueAt }, at, actor)
  else await changeSetting(house.db, name, value, at, actor)
  return undefined
}
