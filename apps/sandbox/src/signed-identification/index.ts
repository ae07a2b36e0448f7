import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { serveBrowserModules } from '@fairhouse/process/browser-modules.ts'
import { acceptForms } from '../base/form-body.ts'
import { html } from '@fairhouse/process/html.ts'
import { newId } from '@fairhouse/process/ids.ts'
import { sendPage } from '../base/page.ts'
import type { World } from '../base/world.ts'
import { isMinor, personById, personPage } from '../people/index.ts'
import { deliverNotices } from './deliver-notices.ts'
import { endIdentification, insertIdentification, readIdentification, type Identification } from './identification.sql.ts'

export { endIdentification, insertIdentification, readIdentification } from './identification.sql.ts'
import { isSignedBy } from './signature.ts'

const services = [
  { name: 'cddn', title: 'CDDN' },
  { name: 'top', title: 'TOP' },
] as const
type Service = (typeof services)[number]

const Asked = z.object({
  reference: z.string().min(1).max(200),
  method: z.enum(['cddn', 'top']),
  mode: z.enum(['frame', 'redirect']),
  locale: z.string().max(20),
  country: z.string().max(3),
  returnUrl: z.url(),
  messageOrigin: z.url(),
  webhookUrl: z.url(),
  expiresIn: z.int().min(30).max(3600),
})
type Asked = z.infer<typeof Asked>
const Form = z.object({ person: z.string().max(100).optional(), answer: z.enum(['agree', 'refuse']) })
type Params = { id: string }

/**
 * CDDN and TOP, by the protocol of docs/protocols/signed-identification.md: what is not published of them is assumed
 * there.
 */
export function register(app: FastifyInstance, world: World): void {
  deliverNotices(world)
  serveBrowserModules(app, '/signed-identification', [join(import.meta.dirname, 'frame-done.ts')])
  for (const service of services)
    app.register(
      async (scope) => {
        acceptForms(scope)
        scope.removeContentTypeParser('application/json')
        // The signature covers the bytes exactly as sent.
        scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body))
        scope.post('/v1/identifications', (request, reply) => begin(world, service, request, reply))
        scope.get<{ Params: Params }>('/v1/identifications/:id', (request, reply) =>
          tell(world, service, request.params.id, request, reply),
        )
        scope.get('/back', (request, reply) => sendPage(reply, backPage(service, request.query)))
        scope.get<{ Params: Params }>('/person/:id', (request, reply) => ask(world, service, request.params.id, reply))
        scope.post<{ Params: Params }>('/person/:id', (request, reply) => answer(world, service, request.params.id, request, reply))
      },
      { prefix: `/${service.name}` },
    )
}

const secretOf = ({ environment }: World, { name }: Service) => environment.serviceSecret(`${name}Secret`)

async function begin(world: World, service: Service, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { clock, database, environment, origin } = world
  const body = String(request.body)
  if (!isSignedBy(secretOf(world, service), request.headers['x-signature'], body, clock.now()))
    return reply.code(401).send({ error: { code: 'signature', message: 'The signature is not right.' } })
  const parsed = Asked.safeParse(JSON.parse(body))
  if (!parsed.success || new URL(parsed.data.returnUrl).origin !== environment.productOrigin)
    return reply.code(400).send({ error: { code: 'request', message: 'The question or its addresses are not right.' } })
  const id = newId('idn')
  const expiresAt = new Date(clock.now().getTime() + parsed.data.expiresIn * 1000)
  await insertIdentification(database.query, { id, service: service.name, asked: parsed.data, expiresAt })
  return reply.code(201).send({ id, url: `${origin}/${service.name}/person/${id}`, expiresAt: expiresAt.toISOString() })
}

async function tell(world: World, service: Service, id: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const path = `/v1/identifications/${id}`
  if (!isSignedBy(secretOf(world, service), request.headers['x-signature'], path, world.clock.now()))
    return reply.code(401).send({ error: { code: 'signature', message: 'The signature is not right.' } })
  const found = await readIdentification<Asked>(world.database.query, service.name, id)
  if (!found) return reply.code(404).send({ error: { code: 'unknown', message: 'There is no such identification.' } })
  return reply.send(viewOf(found, { origin: world.origin, now: world.clock.now() }))
}

function viewOf(
  { id, asked, state, person: personId, error, expiresAt, service }: Identification<Asked>,
  { origin, now }: { origin: string; now: Date },
) {
  const head = { id, reference: asked.reference, state: state === 'pending' && expiresAt <= now ? 'expired' : state }
  const person = state === 'done' ? personById(personId ?? '') : undefined
  if (!person) return error ? { ...head, error: { code: error } } : head
  const { firstName, lastName, birthDate, gender, country, nationalId, street, zipCode, city } = person
  return {
    ...head,
    subject: `${service}-${person.id}`,
    person: {
      givenNames: firstName,
      familyName: lastName,
      birthDate,
      gender,
      ...(nationalId ? { nationalId: { country, value: nationalId } } : {}),
      address: { street, zipCode, city, country },
    },
    evidence: { level: 'substantial', documents: [] },
    ...(service === 'cddn' && asked.mode === 'redirect' ? { backUrl: `${origin}/cddn/back` } : {}),
  }
}

async function ask(world: World, service: Service, id: string, reply: FastifyReply): Promise<FastifyReply> {
  const found = await readIdentification<Asked>(world.database.query, service.name, id)
  if (!found || found.state !== 'pending' || found.expiresAt <= world.clock.now())
    return reply.code(410).send({ error: { code: 'over', message: 'This identification is over. Begin anew at the site that asked.' } })
  const { productOrigin } = world.environment
  const page = {
    title: `${service.title} identification`,
    asker: new URL(found.asked.messageOrigin).host,
    post: `/${service.name}/person/${id}`,
    hidden: {},
    now: world.clock.now(),
    formsTo: [productOrigin],
  }
  return sendPage(reply, personPage({ ...page, ...(found.asked.mode === 'frame' ? { framedBy: [productOrigin] } : {}) }))
}

async function answer(world: World, service: Service, id: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { person: chosen = '', answer: said } = Form.parse(request.body)
  const { database, clock, environment, ticker } = world
  const found = await readIdentification<Asked>(database.query, service.name, id)
  if (!found) return reply.code(404).send({ error: { code: 'unknown', message: 'There is no such identification.' } })
  const person = said === 'agree' ? personById(chosen) : undefined
  const minor = person && isMinor(person, clock.now())
  const state = !person ? ('cancelled' as const) : minor ? ('failed' as const) : ('done' as const)
  const ending = { state, person: person?.id ?? null, error: minor ? 'underage' : null, eventId: newId('evt'), at: clock.now() }
  await endIdentification(database.query, id, ending)
  ticker.wake()
  const { mode, returnUrl, messageOrigin, reference } = found.asked
  if (mode === 'frame') return sendPage(reply, donePage(service, messageOrigin, environment.productOrigin))
  const back = new URL(returnUrl)
  const told = { type: 'identification', redirectFrom: service.name, sessionId: id, sessionStatus: state, relayState: reference }
  for (const [name, value] of Object.entries(told)) back.searchParams.set(name, value)
  return reply.redirect(back.href, 303)
}

/** Draws the page that receives the registration's token, in its own window. */
function backPage({ title }: Service, query: unknown) {
  const { registrationToken } = z.object({ registrationToken: z.string().max(200).default('') }).parse(query)
  const body = html`<main>
    <p>The registration has been told of. You can close this window.</p>
    <p id="token">${registrationToken}</p>
  </main>`
  return { title, language: 'en', direction: 'ltr' as const, styles: [], body, scripts: [] }
}

/** Draws the last page of a frame, which tells the parent page that it is done. */
function donePage({ title }: Service, origin: string, framedBy: string) {
  const body = html`<main><p id="done" data-origin="${origin}">Thank you. The page around this one goes on.</p></main>`
  return {
    title,
    language: 'en',
    direction: 'ltr' as const,
    styles: [],
    body,
    scripts: ['/signed-identification/frame-done.ts'],
    framedBy: [framedBy],
  }
}
