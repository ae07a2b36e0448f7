import type { FastifyInstance } from 'fastify'
import type { House } from '../../base/house.ts'
import type { BareRoutes } from '../../base/http/bare-routes.ts'
import type { Studio } from '../studio-contract/studio.ts'
import type { StudioDoor } from '../studio-contract/studio-door.ts'
import { walletV1 } from './wallet-v1/index.ts'

/** The doors: each has its own folder, and one name here. */
const doors: readonly StudioDoor[] = [walletV1]

/** Returns a studio's door; throws if there is none of that name. */
export function doorOf({ id, door }: Pick<Studio, 'id' | 'door'>): StudioDoor {
  const found = doors.find(({ name }) => name === door)
  if (!found) throw new Error(`The studio ${id} comes through the door ${door}, which is not there`)
  return found
}

/** Mounts the calls of each door in a scope of its own. */
export async function mountStudioDoors(app: FastifyInstance, house: House, bare: Pick<BareRoutes, 'add'>): Promise<void> {
  for (const { mount } of doors) await app.register((scope) => mount(scope, house, bare))
}
