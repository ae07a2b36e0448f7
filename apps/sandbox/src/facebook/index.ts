import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { serveBrowserModules } from '@fairhouse/process/browser-modules.ts'
import { acceptForms } from '../base/form-body.ts'
import { sendPage } from '../base/page.ts'
import { sameSecret } from '@fairhouse/process/same-secret.ts'
import type { World } from '../base/world.ts'
import { authorizePage, giveCode, giveToken, handOverPage, personOfToken, redeemCode, subjectOf } from '../openid/index.ts'
import { personById } from '../people/index.ts'

const brand = 'facebook'
const title = 'Log in with Facebook'
const Text = z.string().max(500)
const Dialog = z.object({ client_id: Text.min(1), scope: Text.default(''), response_type: z.literal('code') })
const Form = z.object({ clientId: Text, scope: Text, person: Text.optional(), answer: z.enum(['agree', 'refuse']) })
const Asked = z.looseObject({ access_token: z.string().max(2000).default(''), method: z.literal('get').optional() })
type Params = { version: string }

/** Facebook's login: its dialog, its script, and as much of the Graph API as a login needs. */
export function register(app: FastifyInstance, world: World): void {
  app.register(async (scope) => {
    acceptForms(scope)
    serveBrowserModules(scope, '/facebook', [join(import.meta.dirname, 'client.ts')])
    scope.get<{ Params: Params }>('/facebook/:version/dialog/oauth', (request, reply) => ask(world, request, reply))
    scope.post('/facebook/dialog', (request, reply) => answer(world, request, reply))
    scope.post('/facebook/:version/oauth/access_token', (request, reply) => exchange(world, request, reply))
    scope.post('/facebook/:version/debug_token', (request, reply) => debug(world, request, reply))
    scope.post('/facebook/:version/me', (request, reply) => tell(world, request, reply))
  })
}

const secretOf = ({ environment }: World) => environment.serviceSecret('facebookAppSecret')
const refused = (reply: FastifyReply, message: string) => reply.code(400).send({ error: { message, type: 'OAuthException', code: 190 } })

function ask(world: World, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const parsed = Dialog.safeParse(request.query)
  if (!parsed.success) return refused(reply, 'The app or the question is not known here.')
  const { productOrigin } = world.environment
  const asked = { clientId: parsed.data.client_id, redirectUri: productOrigin, state: '', scope: parsed.data.scope }
  return sendPage(reply, authorizePage({ title, post: '/facebook/dialog' }, asked, 'window', world.clock.now(), productOrigin))
}

async function answer(world: World, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { clientId, scope, person: chosen = '', answer: said } = Form.parse(request.body)
  const person = said === 'agree' ? personById(chosen) : undefined
  const asked = { clientId, redirectUri: '', state: '', scope }
  const told: Record<string, string> = person
    ? { status: 'connected', code: await giveCode(world, brand, person, asked) }
    : { status: 'not_authorized' }
  return sendPage(reply, handOverPage(title, { from: brand, ...told }, world.environment.productOrigin))
}

async function exchange(world: World, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const given = z.object({ client_id: Text, client_secret: Text, redirect_uri: Text, code: Text }).safeParse(request.body)
  if (!given.success || !sameSecret(given.data.client_secret, secretOf(world))) return refused(reply, 'The app has not proven itself.')
  const { client_id: clientId, redirect_uri: redirectUri, code } = given.data
  const redeemed = await redeemCode(world, brand, { code, clientId, redirectUri, verifier: '' })
  if (!redeemed) return refused(reply, 'This code cannot be used.')
  return reply.send({ access_token: await giveToken(world, brand, redeemed.person, clientId), token_type: 'bearer', expires_in: 3600 })
}

async function debug(world: World, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { input_token: token = '', access_token: app } = Asked.extend({ input_token: Text.optional() }).parse(request.body)
  const [appId = '', secret = ''] = app.split('|')
  if (!sameSecret(secret, secretOf(world))) return refused(reply, 'The app has not proven itself.')
  const known = await personOfToken(world, brand, token)
  if (!known) return reply.send({ data: { is_valid: false, app_id: appId } })
  return reply.send({ data: { is_valid: true, app_id: known.clientId, user_id: subjectOf(brand, known.person), type: 'USER' } })
}

/** Answers only callers that have the token and the app's secret. */
async function tell(world: World, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { access_token: token, appsecret_proof: proof = '' } = Asked.extend({ appsecret_proof: Text.optional() }).parse(request.body)
  const right = createHmac('sha256', secretOf(world)).update(token).digest('hex')
  const known = sameSecret(proof, right) ? await personOfToken(world, brand, token) : undefined
  if (!known) return refused(reply, 'The token or the proof is not right.')
  const { person } = known
  return reply.send({ id: subjectOf(brand, person), first_name: person.firstName, last_name: person.lastName, email: person.email })
}
