import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { acceptForms } from '../base/form-body.ts'
import { newId } from '@fairhouse/process/ids.ts'
import { sendPage } from '../base/page.ts'
import { sameSecret } from '@fairhouse/process/same-secret.ts'
import type { World } from '../base/world.ts'
import {
  addService,
  answerAndGoBack,
  checkPage,
  insertCheck,
  isOpen,
  readCheck,
  sendOver,
  stateAt,
  type Check,
  type CheckService,
} from '../document-checks/index.ts'

const sessionMs = 60 * 60_000

const Asked = z.object({
  configurationId: z.enum(['identity', 'address']),
  countryCode: z.string().max(3),
  language: z.string().max(10),
  externalCustomerId: z.string().max(100),
  redirectionUrl: z.url(),
})
type Asked = z.infer<typeof Asked>
const askedOf = (check: Check) => check.asked as Asked // written by `start`, parsed

/** The status and score of a session by its outcome. */
const told: Record<string, { onboardingStatus: string; score: string }> = {
  open: { onboardingStatus: 'ID_VALIDATION_FINISHED', score: 'UNKNOWN' },
  approved: { onboardingStatus: 'ONBOARDING_FINISHED', score: 'OK' },
  denied: { onboardingStatus: 'ONBOARDING_FINISHED', score: 'FAIL' },
  suspected: { onboardingStatus: 'ONBOARDING_FINISHED', score: 'WARN' },
  expired: { onboardingStatus: 'EXPIRED', score: 'UNKNOWN' },
  abandoned: { onboardingStatus: 'ID_VALIDATION_FINISHED', score: 'UNKNOWN' },
}

const service: CheckService = {
  name: 'incode',
  title: 'Incode',
  expects: () => undefined,
  outcomes: ['approved', 'denied', 'suspected', 'expired', 'abandoned'],
  notice: ({ environment }, check) => {
    if (check.state === 'abandoned') return undefined
    const { onboardingStatus } = told[check.state] ?? { onboardingStatus: 'UNKNOWN' }
    const body = { interviewId: check.id, externalId: check.reference, onboardingStatus }
    return { url: `${environment.productOrigin}/notices/validation/incode`, body: JSON.stringify(body) }
  },
  sign: async (world) => ({ authorization: `Bearer ${await fetchToken(world)}` }),
}

/**
 * Incode: a session of a flow, its page, its score, and notices that carry a token which is fetched from the product
 * first.
 */
export function register(app: FastifyInstance, world: World): void {
  addService(service)
  app.register(
    async (scope) => {
      acceptForms(scope)
      scope.post('/omni/start', (request, reply) => start(world, request, reply))
      scope.get('/0/omni/onboarding-url', async (request, reply) => {
        const check = await sessionOf(world, request)
        return check ? reply.send({ url: `${world.origin}/incode/onboarding/${check.id}` }) : refuse(reply)
      })
      scope.get('/omni/get/onboarding/status', async (request, reply) => {
        const check = await sessionOf(world, request)
        return check ? reply.send({ onboardingStatus: told[stateAt(check, world.clock.now())]?.onboardingStatus }) : refuse(reply)
      })
      scope.get('/omni/get/score', async (request, reply) => {
        const check = await sessionOf(world, request)
        return check ? reply.send({ overall: { value: '0', status: told[check.state]?.score } }) : refuse(reply)
      })
      scope.get('/omni/get/ocr-data/v2', async (request, reply) => {
        const check = await sessionOf(world, request)
        return check ? reply.send({ ocrData: ocrOf(check) }) : refuse(reply)
      })
      scope.get<{ Params: { id: string } }>('/onboarding/:id', (request, reply) => show(world, request.params.id, reply))
      scope.post<{ Params: { id: string } }>('/onboarding/:id', (request, reply) =>
        answerAndGoBack(world, service, { id: request.params.id, request, reply }, (check) => askedOf(check).redirectionUrl),
      )
    },
    { prefix: '/incode' },
  )
}

const ocrOf = ({ birthDate }: Check) => (birthDate ? { birthDate: Date.parse(birthDate), typeOfId: 'Passport' } : {})
const refuse = (reply: FastifyReply) => reply.code(401).send({ status: 401, message: 'The key or the token is not right.' })
const hasKey = ({ environment }: World, request: FastifyRequest): boolean =>
  sameSecret(String(request.headers['x-api-key']), environment.serviceSecret('incodeApiKey')) && request.headers['api-version'] === '1.0'

/** Finds the session of a call's token. */
async function sessionOf(world: World, request: FastifyRequest): Promise<Check | undefined> {
  const id = /^session-(.+)$/.exec(String(request.headers['x-incode-hardware-id']))?.[1]
  return id && hasKey(world, request) ? readCheck(world.database.query, 'incode', id) : undefined
}

async function start(world: World, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (!hasKey(world, request)) return refuse(reply)
  const parsed = Asked.safeParse(request.body)
  if (!parsed.success || new URL(parsed.data.redirectionUrl).origin !== world.environment.productOrigin)
    return reply.code(400).send({ status: 4000, message: 'The flow or the address is not right.' })
  const [id, begunAt] = [newId('interview'), world.clock.now()]
  const expiresAt = new Date(begunAt.getTime() + sessionMs)
  const reference = parsed.data.externalCustomerId
  await insertCheck(world.database.query, { id, service: 'incode', reference, asked: parsed.data, begunAt, expiresAt })
  world.changes.say('document-checks')
  return reply.send({ token: `session-${id}`, interviewId: id, interviewCode: id.slice(-8) })
}

async function fetchToken({ environment }: World): Promise<string> {
  const response = await fetch(`${environment.productOrigin}/notices/validation/incode/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: 'fairhouse',
      client_secret: environment.serviceSecret('incodeWebhookSecret'),
    }),
    signal: AbortSignal.timeout(5000),
  })
  return z.object({ access_token: z.string() }).parse(await response.json()).access_token
}

async function show(world: World, id: string, reply: FastifyReply): Promise<FastifyReply> {
  const { productOrigin } = world.environment
  const check = await readCheck(world.database.query, 'incode', id)
  if (!check || !isOpen(check, world.clock.now())) return sendOver(world, service, reply)
  const lead = askedOf(check).configurationId === 'address' ? 'Here the camera would look at a proof of the address.' : undefined
  const page = { service, post: `/incode/onboarding/${id}`, birthDate: '', productOrigin }
  return sendPage(reply, checkPage({ ...page, ...(lead ? { lead } : {}) }))
}
