import { z } from 'zod'
import { absent, controlRoute, type ControlRoute } from '../base/control-route.ts'
import { newId } from '@fairhouse/process/ids.ts'
import type { World } from '../base/world.ts'
import { idKey, nameKey } from './person-key.ts'
import { deleteExclusion, insertExclusion, readAway, readExclusions, registerNames, writeAway } from './register.sql.ts'

const tag = 'Registers of exclusions'
const registerName = z.enum(registerNames)
const exclusionSchema = z.object({ id: z.string(), register: registerName, person: z.string(), previously: z.boolean() })
const answer = z.object({ exclusions: z.array(exclusionSchema), away: z.array(z.string()) })

/** Reads the state of all registers. */
async function whole({ database: { query } }: World) {
  return { status: 200 as const, body: { exclusions: await readExclusions(query), away: await readAway(query) } }
}

/** Returns the control API's calls about the registers. */
export function registerRoutes(world: World): ControlRoute[] {
  const { query } = world.database
  const changed = () => {
    world.changes.say('registers')
    return whole(world)
  }
  return [
    controlRoute({
      method: 'GET',
      path: '/registers',
      tag,
      summary: 'Who is excluded, and which registers do not answer',
      answer,
      run: () => whole(world),
    }),
    excludeRoute(world, changed),
    controlRoute({
      method: 'POST',
      path: '/registers/{name}/away',
      tag,
      summary: 'Let a register stop answering, or answer again',
      params: z.object({ name: registerName }),
      body: z.object({ away: z.boolean() }),
      answer,
      run: async ({ params, body }) => {
        await writeAway(query, params.name, body.away)
        return changed()
      },
    }),
    controlRoute({
      method: 'DELETE',
      path: '/registers/{id}',
      tag,
      summary: 'Take somebody out',
      params: z.object({ id: z.string() }),
      answer,
      run: async ({ params }) => ((await deleteExclusion(query, params.id)) ? changed() : absent('exclusion')),
    }),
  ]
}

function excludeRoute({ database: { query } }: World, changed: () => ReturnType<typeof whole>): ControlRoute {
  return controlRoute({
    method: 'POST',
    path: '/registers',
    tag,
    summary: 'Exclude somebody: by national id (Spelpaus: twelve digits; Cruks), by last name and birth date (GAMSTOP, EPIS), or by either',
    body: z.object({
      register: registerName,
      nationalId: z.string().max(30).optional(),
      lastName: z.string().max(60).optional(),
      birthDate: z.string().max(10).optional(),
      previously: z.boolean().optional(),
    }),
    answer,
    run: async ({ body }) => {
      const person = body.nationalId ? idKey(body.nationalId) : nameKey(body.lastName ?? '', body.birthDate ?? '')
      await insertExclusion(query, { id: newId('exclusion'), register: body.register, person, previously: body.previously ?? false })
      return changed()
    },
  })
}
