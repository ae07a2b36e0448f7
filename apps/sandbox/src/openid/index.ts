import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { serveBrowserModules } from '@fairhouse/process/browser-modules.ts'
import { acceptForms } from '../base/form-body.ts'
import { sendPage } from '../base/page.ts'
import type { World } from '../base/world.ts'
import { personById } from '../people/index.ts'
import { authorizePage, handOverPage } from './authorize-page.ts'
import { giveCode, giveToken, idTokenOf, keyOf, personOfToken, redeemCode, subjectOf, type Brand } from './provider.ts'

export { authorizePage, handOverPage } from './authorize-page.ts'
export { giveCode, giveToken, keyOf, personOfToken, redeemCode, subjectOf, type Brand } from './provider.ts'

const Text = z.string().max(500)
/**
 * A product's authentication request (OpenID Connect Core 1.0, 3.1.2.1); `way` is how our own scripts want the answer.
 */
const Query = z.object({
  client_id: Text.min(1),
  redirect_uri: z.url().max(500),
  response_type: z.literal('code'),
  scope: Text.default('openid'),
  state: Text.default(''),
  nonce: Text.optional(),
  code_challenge: Text.optional(),
  code_challenge_method: z.literal('S256').optional(),
  way: z.enum(['redirect', 'window']).default('redirect'),
})
const Form = z.object({
  clientId: Text,
  redirectUri: z.url().max(500),
  state: Text,
  scope: Text,
  nonce: Text,
  challenge: Text,
  way: z.enum(['redirect', 'window']),
  person: Text.optional(),
  answer: z.enum(['agree', 'withhold', 'refuse']),
})
const TokenForm = z.object({
  grant_type: z.literal('authorization_code'),
  code: Text,
  redirect_uri: Text,
  client_id: Text,
  client_secret: z.string().max(4000),
  code_verifier: Text.default(''),
})

/** Serves the script of the window that passes a code, for all brands. */
export function register(app: FastifyInstance): void {
  serveBrowserModules(app, '/openid', [join(import.meta.dirname, 'hand-over.ts')])
}

/** Registers an OpenID provider under its own name with all its endpoints. */
export function registerProvider(app: FastifyInstance, world: World, brand: Brand): void {
  const at = `/${brand.name}`
  const issuer = world.origin + at
  app.register(async (scope) => {
    acceptForms(scope)
    scope.get(`${at}/.well-known/openid-configuration`, () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      ...(brand.about ? { userinfo_endpoint: `${issuer}/about` } : {}),
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }))
    scope.get(`${at}/keys`, async () => {
      const { kty, n, e, kid, alg, use } = await keyOf(world, brand.name)
      return { keys: [{ kty, n, e, kid, alg, use }] }
    })
    scope.get(`${at}/authorize`, (request, reply) => ask(world, brand, request, reply))
    scope.post(`${at}/authorize`, (request, reply) => answer(world, brand, request, reply))
    scope.post(`${at}/token`, (request, reply) => exchange(world, brand, request, reply))
    scope.get(`${at}/about`, (request, reply) => tell(world, brand, request, reply))
  })
}

function ask(world: World, brand: Brand, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { productOrigin } = world.environment
  const parsed = Query.safeParse(request.query)
  if (!parsed.success || new URL(parsed.data.redirect_uri).origin !== productOrigin)
    return reply
      .code(400)
      .send({ error: 'invalid_request', error_description: 'The client, the address or the question is not known here.' })
  const { client_id: clientId, redirect_uri: redirectUri, state, scope, nonce = '', code_challenge: challenge = '', way } = parsed.data
  const asked = { clientId, redirectUri, state, scope, nonce, challenge }
  const { title, withholds } = brand
  const page = { title, post: `/${brand.name}/authorize`, withholds }
  return sendPage(reply, authorizePage(page, asked, way, world.clock.now(), productOrigin))
}

async function answer(world: World, brand: Brand, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { way, person: chosen, answer: said, ...asked } = Form.parse(request.body)
  const { nonce, challenge, ...rest } = asked
  const person = said === 'agree' ? personById(chosen ?? '') : undefined
  const kept = { ...rest, ...(nonce ? { nonce } : {}), ...(challenge ? { challenge } : {}) }
  const told: Record<string, string> = person
    ? { code: await giveCode(world, brand.name, person, kept), state: asked.state }
    : { error: said === 'withhold' && brand.withholds ? 'consent_required' : 'access_denied', state: asked.state }
  const { productOrigin } = world.environment
  if (way === 'window') return sendPage(reply, handOverPage(brand.title, { from: brand.name, ...told }, productOrigin))
  const back = new URL(asked.redirectUri)
  if (back.origin !== productOrigin) return reply.code(400).send({ error: 'invalid_request' })
  for (const [name, value] of Object.entries(told)) back.searchParams.set(name, value)
  return reply.redirect(back.href, 303)
}

async function exchange(world: World, brand: Brand, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const parsed = TokenForm.safeParse(request.body)
  if (!parsed.success) return reply.code(400).send({ error: 'invalid_request' })
  const { code, redirect_uri: redirectUri, client_id: clientId, client_secret: secret, code_verifier: verifier } = parsed.data
  if (!(await brand.isClient(clientId, secret))) return reply.code(401).send({ error: 'invalid_client' })
  const redeemed = await redeemCode(world, brand.name, { code, redirectUri, clientId, verifier })
  if (!redeemed) return reply.code(400).send({ error: 'invalid_grant' })
  const { person, asked } = redeemed
  return reply.header('cache-control', 'no-store').send({
    token_type: 'Bearer',
    expires_in: 3600,
    access_token: await giveToken(world, brand.name, person, clientId),
    id_token: await idTokenOf(world, brand, person, asked),
  })
}

async function tell(world: World, brand: Brand, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
  const known = await personOfToken(world, brand.name, token)
  if (!known || !brand.about) return reply.code(401).send({ error: 'invalid_token' })
  return reply.send({ sub: subjectOf(brand.name, known.person), ...brand.about(known.person) })
}
