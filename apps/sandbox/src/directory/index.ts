import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { absent, controlRoute, type ControlRoute, type ControlSection } from '../base/control-route.ts'
import { acceptForms } from '../base/form-body.ts'
import { html } from '@fairhouse/process/html.ts'
import { sendPage } from '../base/page.ts'
import { sameSecret } from '@fairhouse/process/same-secret.ts'
import type { World } from '../base/world.ts'
import { keyOf } from '../openid/index.ts'
import { listPeople, writePerson } from './directory.sql.ts'
import { signInPage } from './sign-in-page.ts'
import { giveCode, idTokenOf, redeemCode } from './tokens.ts'

const Text = z.string().max(500)
/** An authentication request with PKCE (OpenID Connect Core 1.0, 3.1.2.1; RFC 7636). */
const Query = z.object({
  client_id: Text.min(1),
  redirect_uri: z.url().max(500),
  response_type: z.literal('code'),
  scope: Text.refine((scope) => scope.split(' ').includes('openid')),
  state: Text.min(1),
  nonce: Text.min(1),
  code_challenge: Text.min(43),
  code_challenge_method: z.literal('S256'),
})
const Form = z.object({
  clientId: Text,
  redirectUri: z.url().max(500),
  state: Text,
  nonce: Text,
  challenge: Text,
  person: Text.optional(),
  answer: z.enum(['agree', 'refuse']),
})
const TokenForm = z.object({
  grant_type: z.literal('authorization_code'),
  code: Text,
  redirect_uri: Text,
  client_id: Text,
  client_secret: Text,
  code_verifier: Text,
})

/** Registers an operator's own directory: who works there, in which groups, with OpenID Connect for the office. */
export function register(app: FastifyInstance, world: World): void {
  world.control.routes.push(...routes(world))
  world.control.sections.push(section(world))
  const issuer = `${world.origin}/directory`
  app.register(async (scope) => {
    acceptForms(scope)
    scope.get('/directory/.well-known/openid-configuration', () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      authorization_response_iss_parameter_supported: true,
    }))
    scope.get('/directory/keys', async () => {
      const { kty, n, e, kid, alg, use } = await keyOf(world, 'directory')
      return { keys: [{ kty, n, e, kid, alg, use }] }
    })
    scope.get('/directory/authorize', (request, reply) => ask(world, request, reply))
    scope.post('/directory/authorize', (request, reply) => answer(world, request, reply))
    scope.post('/directory/token', (request, reply) => exchange(world, request, reply))
  })
}

const isOffice = ({ environment }: World, address: string) => new URL(address).origin === environment.officeOrigin

async function ask(world: World, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const parsed = Query.safeParse(request.query)
  if (!parsed.success || !isOffice(world, parsed.data.redirect_uri))
    return reply.code(400).send({ error: 'invalid_request', error_description: 'The client or the question is not known here.' })
  const { client_id: clientId, redirect_uri: redirectUri, state, nonce, code_challenge: challenge } = parsed.data
  const people = await listPeople(world.database.query)
  return sendPage(reply, signInPage(people, { clientId, redirectUri, state, nonce, challenge }, world.environment.officeOrigin))
}

async function answer(world: World, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { person, answer: said, state, ...asked } = Form.parse(request.body)
  if (!isOffice(world, asked.redirectUri)) return reply.code(400).send({ error: 'invalid_request' })
  const back = new URL(asked.redirectUri)
  if (said === 'agree') back.searchParams.set('code', await giveCode(world, person ?? '', asked))
  else back.searchParams.set('error', 'access_denied')
  back.searchParams.set('state', state)
  back.searchParams.set('iss', `${world.origin}/directory`)
  return reply.redirect(back.href, 303)
}

async function exchange(world: World, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const parsed = TokenForm.safeParse(request.body)
  if (!parsed.success) return reply.code(400).send({ error: 'invalid_request' })
  const { code, redirect_uri: redirectUri, client_id: clientId, client_secret: secret, code_verifier: verifier } = parsed.data
  if (!sameSecret(secret, world.environment.serviceSecret('directory'))) return reply.code(401).send({ error: 'invalid_client' })
  const redeemed = await redeemCode(world, { code, redirectUri, clientId, verifier })
  if (!redeemed) return reply.code(400).send({ error: 'invalid_grant' })
  return reply.header('cache-control', 'no-store').send({
    token_type: 'Bearer',
    expires_in: 600,
    access_token: randomBytes(24).toString('base64url'),
    id_token: await idTokenOf(world, redeemed.person, redeemed.asked),
  })
}

const person = z.object({ id: z.string(), name: z.string(), email: z.string(), groups: z.array(z.string()), methods: z.array(z.string()) })
const word = z.string().regex(/^[\w-]{1,60}$/)
/** Words as a list, or with commas as the form of the room sends them. */
const words = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',').flatMap((one) => one.trim() || []) : value),
  z.array(word).max(20),
)

function routes(world: World): ControlRoute[] {
  const { query } = world.database
  const all = async () => ({ status: 200 as const, body: { people: await listPeople(query) } })
  const of = { tag: 'Directory', answer: z.object({ people: z.array(person) }) }
  return [
    controlRoute({ ...of, method: 'GET', path: '/directory', summary: 'Who is in the directory, in which groups', run: all }),
    controlRoute({
      ...of,
      method: 'POST',
      path: '/directory/{id}',
      summary: 'Put somebody into other groups, and say how they sign in',
      params: z.object({ id: z.string() }),
      body: z.object({ groups: words, methods: words }),
      run: async ({ params, body }) => {
        if (!(await writePerson(query, params.id, body.groups, body.methods))) return absent('person')
        world.changes.say('directory')
        return all()
      },
    }),
  ]
}

function section({ database, environment }: World): ControlSection {
  return {
    name: 'directory',
    title: 'Directory',
    topics: ['directory'],
    draw: async () =>
      html`<p>
          Who works at the operator. “Sign in by the directory” in <a href="${environment.officeOrigin}">the office</a> asks here; the
          groups decide on the roles.
        </p>
        ${(await listPeople(database.query)).map(
          ({ id, name, email, groups, methods }) =>
            html`<article class="card" data-person="${id}">
              <h2>${name}</h2>
              <p><bdi>${email}</bdi></p>
              <form class="act-form" data-post="/control/api/directory/${id}">
                <label>Groups, by comma <input name="groups" value="${groups.join(', ')}" /></label>
                <label>Signs in by <input name="methods" value="${methods.join(', ')}" /></label>
                <button class="act">Save</button>
              </form>
            </article>`,
        )}`,
  }
}
