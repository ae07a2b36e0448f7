import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { acceptForms } from '../base/form-body.ts'
import { newId } from '@fairhouse/process/ids.ts'
import { sendPage } from '../base/page.ts'
import { sameSecret } from '@fairhouse/process/same-secret.ts'
import type { World } from '../base/world.ts'
import { people, personById, personPage, type Person } from '../people/index.ts'
import { endIdentification, insertIdentification, readIdentification } from '../signed-identification/index.ts'

const title = 'ZignSec'
const minutes = 15
const Asked = z.object({
  PersonalNumber: z.string().max(40).default(''),
  target: z.url(),
  targetError: z.url(),
  relaystate: z.string().max(200),
  webhook: z.url(),
  locale: z.string().max(20).optional(),
})
type Asked = z.infer<typeof Asked>
const Form = z.object({ person: z.string().max(100).optional(), answer: z.enum(['agree', 'refuse']) })
type Params = { id: string }
const codeOf: Readonly<Record<string, string>> = { EST: 'EE', LTU: 'LT', LVA: 'LV', NLD: 'NL', SWE: 'SE', FIN: 'FI', DEU: 'DE', GBR: 'GB' }

/** ZignSec, version 2: an eID in a page of its own, results from server to server, a signed webhook. */
export function register(app: FastifyInstance, world: World): void {
  app.register(
    async (scope) => {
      acceptForms(scope)
      scope.post('/v2/eid/:method', (request, reply) => begin(world, request, reply))
      scope.get<{ Params: Params }>('/v2/eid/:id', (request, reply) => tell(world, request.params.id, request, reply))
      scope.get<{ Params: Params }>('/person/:id', (request, reply) => ask(world, request.params.id, reply))
      scope.post<{ Params: Params }>('/person/:id', (request, reply) => answer(world, request.params.id, request, reply))
    },
    { prefix: '/zign-sec' },
  )
}

const mayAsk = ({ environment }: World, { headers }: FastifyRequest) =>
  sameSecret(headers.authorization ?? '', environment.serviceSecret('zignSecToken'))

async function begin(world: World, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (!mayAsk(world, request)) return reply.code(401).send({ errors: [{ code: 'UNAUTHORIZED', description: 'The token is not right.' }] })
  const parsed = Asked.safeParse(request.body)
  if (!parsed.success || new URL(parsed.data.target).origin !== world.environment.productOrigin)
    return reply.send({
      id: null,
      errors: [{ code: 'BAD_REQUEST', description: 'The question or its addresses are not right.' }],
      redirect_url: null,
    })
  const id = newId('zs')
  const expiresAt = new Date(world.clock.now().getTime() + minutes * 60_000)
  await insertIdentification(world.database.query, { id, service: 'zign-sec', asked: parsed.data, expiresAt })
  return reply.send({ id, errors: [], redirect_url: `${world.origin}/zign-sec/person/${id}` })
}

async function tell(world: World, id: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (!mayAsk(world, request)) return reply.code(401).send({ errors: [{ code: 'UNAUTHORIZED' }] })
  const found = await readIdentification<Asked>(world.database.query, 'zign-sec', id)
  if (!found) return reply.code(404).send({ id, errors: [{ code: 'NOT_FOUND' }] })
  if (found.state === 'pending')
    return reply.send(
      found.expiresAt <= world.clock.now() ? { id, errors: [{ code: 'TIMEOUT' }] } : { id, errors: [], identity: { state: 'pending' } },
    )
  const person = personById(found.person ?? '')
  if (found.state !== 'done' || !person) return reply.send({ id, errors: [{ code: found.error ?? 'ABORTED' }] })
  return reply.send({ id, errors: [], identity: identityOf(person) })
}

const identityOf = ({ id, firstName, lastName, birthDate, country, nationalId }: Person) => ({
  state: 'completed',
  CountryCode: codeOf[country] ?? country,
  FirstName: firstName,
  LastName: lastName,
  FullName: `${firstName} ${lastName}`,
  PersonalNumber: nationalId ?? '',
  DateOfBirth: birthDate,
  IdProviderName: 'sandbox',
  IdProviderPersonId: id,
})

async function ask(world: World, id: string, reply: FastifyReply): Promise<FastifyReply> {
  const found = await readIdentification<Asked>(world.database.query, 'zign-sec', id)
  if (!found || found.state !== 'pending') return reply.code(410).send({ errors: [{ code: 'OVER' }] })
  const { productOrigin } = world.environment
  const asker = new URL(found.asked.target).host
  const post = `/zign-sec/person/${id}`
  return sendPage(reply, personPage({ title, asker, post, hidden: {}, now: world.clock.now(), formsTo: [productOrigin] }))
}

async function answer(world: World, id: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { person: chosen = '', answer: said } = Form.parse(request.body)
  const { database, clock, ticker } = world
  const found = await readIdentification<Asked>(database.query, 'zign-sec', id)
  if (!found) return reply.code(404).send({ errors: [{ code: 'NOT_FOUND' }] })
  const person = said === 'agree' ? people.find((one) => one.id === chosen) : undefined
  const ending = {
    state: person ? ('done' as const) : ('cancelled' as const),
    person: person?.id ?? null,
    error: person ? null : 'ABORTED',
  }
  await endIdentification(database.query, id, { ...ending, eventId: newId('evt'), at: clock.now() })
  ticker.wake()
  const { target, targetError, relaystate } = found.asked
  const back = new URL(person ? target : targetError)
  back.searchParams.set('relaystate', relaystate)
  back.searchParams.set('service', 'zignsec')
  return reply.redirect(back.href, 303)
}
