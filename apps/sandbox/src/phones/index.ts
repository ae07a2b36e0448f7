import { z } from 'zod'
import { absent, controlRoute, withoutMeaning, type ControlRoute } from '../base/control-route.ts'
import type { World } from '../base/world.ts'
import { actOnRequest } from './act-on-request.ts'
import { phoneActs, type PhoneRequest } from './phone-request.ts'
import { readRequests } from './phone-request.sql.ts'
import { phonesSection } from './phones-section.ts'

export { answersFor, waitForAnswer } from './act-on-request.ts'
export { insertRequest } from './phone-request.sql.ts'
export type { PhoneAct, PhoneRequest } from './phone-request.ts'

/** Registers the phones on which people confirm who they are. */
export function register(world: World): void {
  world.control.routes.push(...routes(world))
  world.control.sections.push(phonesSection(world))
}

const requestSchema = z.object({
  id: z.string(),
  app: z.enum(['smart-id', 'mobile-id']),
  person: z.string().nullable().describe('Id of one of the people'),
  code: z.string().describe('The control code that the phone shows'),
  message: z.string(),
  answer: z.string().nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
})

function routes(world: World): ControlRoute[] {
  return [
    controlRoute({
      method: 'GET',
      path: '/phones',
      tag: 'Phones',
      summary: 'What phones are asked, those that wait first',
      answer: z.object({ requests: z.array(requestSchema) }),
      run: async () => ({ status: 200, body: { requests: (await readRequests(world.database.query, 50)).map(viewOf) } }),
    }),
    controlRoute({
      method: 'POST',
      path: '/phones/{id}/act',
      tag: 'Phones',
      summary: 'Answer on a phone',
      params: z.object({ id: z.string() }),
      body: z.object({ act: z.enum(phoneActs) }),
      answer: requestSchema,
      run: async ({ params, body }) => {
        const request = await actOnRequest(world, params.id, body.act)
        if (request === 'absent') return absent('request')
        return request === 'over' ? withoutMeaning('This request has been answered.') : { status: 200, body: viewOf(request) }
      },
    }),
  ]
}

function viewOf({ id, app, person, code, message, answer, createdAt, expiresAt }: PhoneRequest): z.input<typeof requestSchema> {
  return { id, app, person, code, message, answer, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() }
}
