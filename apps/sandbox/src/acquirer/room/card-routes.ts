import { z } from 'zod'
import type { World } from '../../base/world.ts'
import { controlRoute, type ControlRoute } from '../../base/control-route.ts'
import { testCards } from '../cards/test-cards.ts'
import { defaultsSchema } from '../base/defaults.ts'
import { readDefaults, writeDefaults } from '../base/defaults.sql.ts'

const card = z.object({
  key: z.string(),
  number: z.string(),
  brand: z.string(),
  funding: z.enum(['debit', 'credit', 'prepaid']),
  country: z.string(),
  outcome: z.string(),
})

/** Returns the control API's calls about test cards and the acquirer's behaviour. */
export function cardRoutes(world: World): ControlRoute[] {
  const { query } = world.database
  return [
    controlRoute({
      method: 'GET',
      path: '/cards',
      tag: 'Cards',
      summary: 'Test cards and what a payment with each ends in',
      answer: z.object({ cards: z.array(card) }),
      run: async () => ({ status: 200, body: { cards: testCards.map(({ behaviour: _behaviour, ...shown }) => shown) } }),
    }),
    controlRoute({
      method: 'GET',
      path: '/defaults',
      tag: 'Faults',
      summary: 'How the acquirer behaves where nothing else is said',
      answer: defaultsSchema,
      run: async () => ({ status: 200, body: await readDefaults(query) }),
    }),
    controlRoute({
      method: 'POST',
      path: '/defaults',
      tag: 'Faults',
      summary: 'Set what is given and leave the rest',
      body: z.strictObject(
        Object.fromEntries(Object.entries(defaultsSchema.shape).map(([name, field]) => [name, field.unwrap().optional()])),
      ),
      answer: defaultsSchema,
      run: async ({ body }) => ({ status: 200, body: await writeDefaults(query, body) }),
    }),
    controlRoute({
      method: 'POST',
      path: '/defaults/reset',
      tag: 'Faults',
      summary: 'Bring everything back to the usual',
      answer: defaultsSchema,
      run: async () => ({ status: 200, body: await writeDefaults(query, null) }),
    }),
  ]
}
