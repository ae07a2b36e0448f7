import { z } from 'zod'
import { controlRoute, type ControlRoute } from '../base/control-route.ts'
import type { World } from '../base/world.ts'
import { faultsSchema } from './faults.ts'
import { readFaults, releaseWins, writeFaults } from './faults.sql.ts'

const tag = 'Studio'

/** Returns the control API's calls about the line to the studio. */
export function lineRoutes(world: World): ControlRoute[] {
  const { query } = world.database
  const changed = async (changes: Parameters<typeof writeFaults>[1]) => {
    const body = await writeFaults(query, changes)
    world.changes.say('studio')
    return { status: 200 as const, body }
  }
  return [
    controlRoute({
      method: 'GET',
      path: '/studio/faults',
      tag,
      summary: 'The faults that are set',
      answer: faultsSchema,
      run: async () => ({ status: 200, body: await readFaults(query) }),
    }),
    controlRoute({
      method: 'POST',
      path: '/studio/faults',
      tag,
      summary: 'Set faults: what is given is set, the rest stays; each number goes down as it is used up',
      body: faultChanges,
      answer: faultsSchema,
      run: ({ body }) => changed(body),
    }),
    controlRoute({
      method: 'DELETE',
      path: '/studio/faults',
      tag,
      summary: 'Clear all faults',
      answer: faultsSchema,
      run: () => changed(null),
    }),
    controlRoute({
      method: 'POST',
      path: '/studio/held-wins/release',
      tag,
      summary: 'Let all wins through that are held back; the studio sends each again by itself',
      body: z.object({}),
      answer: z.object({ released: z.int() }),
      run: async () => {
        const released = await releaseWins(query, world.clock.now())
        world.changes.say('studio')
        return { status: 200, body: { released } }
      },
    }),
  ]
}

/** The same fields without defaults: missing ones stay unchanged. */
const faultChanges = z.strictObject(
  Object.fromEntries(
    Object.entries(faultsSchema.shape).map(([name, field]) => [
      name,
      field
        .unwrap()
        .optional()
        .describe(field.description ?? ''),
    ]),
  ),
)
