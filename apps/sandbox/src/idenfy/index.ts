import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { serveBrowserModules } from '@fairhouse/process/browser-modules.ts'
import { acceptForms } from '../base/form-body.ts'
import { html } from '@fairhouse/process/html.ts'
import { newId } from '@fairhouse/process/ids.ts'
import { sendPage } from '../base/page.ts'
import { sameSecret } from '@fairhouse/process/same-secret.ts'
import type { World } from '../base/world.ts'
import {
  addService,
  answerCheck,
  checkPage,
  insertCheck,
  isOpen,
  readCheck,
  readCheckByReference,
  readForm,
  sendOver,
  sentencePage,
  stateAt,
  type Check,
  type CheckService,
} from '../document-checks/index.ts'

const Asked = z.object({
  clientId: z.string().min(1).max(100),
  externalRef: z.string().max(40).optional(),
  firstName: z.string().max(100),
  lastName: z.string().max(100),
  dateOfBirth: z.iso.date(),
  tokenType: z.enum(['IDENTIFICATION', 'DOCUMENT']),
  expiryTime: z.int().min(60).max(2_592_000),
  callbackUrl: z.url(),
  utilityBill: z.boolean().optional(),
  address: z.string().max(255).optional(),
})
type Asked = z.infer<typeof Asked> & { authToken: string }
const askedOf = (check: Check) => check.asked as Asked // written by `makeToken`, parsed

const overall: Record<string, string> = {
  open: 'ACTIVE',
  abandoned: 'ACTIVE',
  approved: 'APPROVED',
  denied: 'DENIED',
  suspected: 'SUSPECTED',
  moneyLaundering: 'SUSPECTED',
  expired: 'EXPIRED',
}
/** The messages that its frame posts. */
const posted: Record<string, { status: string; manualStatus: string | null }> = {
  approved: { status: 'approved', manualStatus: null },
  denied: { status: 'failed', manualStatus: 'failed' },
  suspected: { status: 'SUSPECTED', manualStatus: 'SUSPECTED' },
  moneyLaundering: { status: 'approved', manualStatus: 'waiting' },
  expired: { status: 'failed', manualStatus: null },
  empty: { status: '', manualStatus: '' },
}

const service: CheckService = {
  name: 'idenfy',
  title: 'iDenfy',
  expects: (check) => askedOf(check).dateOfBirth,
  outcomes: ['approved', 'denied', 'suspected', 'moneyLaundering', 'expired', 'abandoned'],
  notice: (_, check) =>
    check.state === 'abandoned' ? undefined : { url: askedOf(check).callbackUrl, body: JSON.stringify(result(check)) },
  sign: async ({ environment }, body) => ({
    'idenfy-signature': createHmac('sha256', environment.serviceSecret('idenfyWebhookKey')).update(body).digest('hex'),
  }),
}

/**
 * iDenfy: a token, its page that posts a message to the page around it, a signed result, and the two calls that read it
 * back.
 */
export function register(app: FastifyInstance, world: World): void {
  addService(service)
  serveBrowserModules(app, '/idenfy', [join(import.meta.dirname, 'post-status.ts')])
  app.register(
    async (scope) => {
      acceptForms(scope)
      scope.post('/api/v2/token', (request, reply) => makeToken(world, request, reply))
      scope.post('/api/v2/status', async (request, reply) => {
        const check = await asked(world, request)
        if (!check) return refuse(reply)
        return reply.send({ status: overall[stateAt(check, world.clock.now())], scanRef: check.id, clientId: check.reference })
      })
      scope.post('/api/v2/data', async (request, reply) => {
        const check = await asked(world, request)
        return check ? reply.send({ ...dataOf(check), scanRef: check.id }) : refuse(reply)
      })
      scope.get<{ Querystring: { authToken?: string } }>('/ui/', (request, reply) => show(world, request.query.authToken ?? '', reply))
      scope.post<{ Querystring: { authToken?: string } }>('/ui/', (request, reply) =>
        answer(world, request.query.authToken ?? '', request, reply),
      )
    },
    { prefix: '/idenfy' },
  )
}

const isRight = ({ environment }: World, request: FastifyRequest): boolean => {
  const keys = `${environment.serviceSecret('idenfyApiKey')}:${environment.serviceSecret('idenfyApiSecret')}`
  return sameSecret(request.headers.authorization ?? '', `Basic ${Buffer.from(keys).toString('base64')}`)
}
const refuse = (reply: FastifyReply) => reply.code(401).send({ identifier: 'UNAUTHORIZED', message: 'The keys are not right.' })

async function asked(world: World, request: FastifyRequest): Promise<Check | undefined> {
  const { scanRef } = z.object({ scanRef: z.string().max(100) }).parse(request.body)
  return isRight(world, request) ? readCheck(world.database.query, 'idenfy', scanRef) : undefined
}

async function makeToken(world: World, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (!isRight(world, request)) return refuse(reply)
  const parsed = Asked.safeParse(request.body)
  if (!parsed.success) return reply.code(400).send({ identifier: 'BAD_VALUE', message: parsed.error.issues[0]?.message })
  const [id, begunAt] = [newId('scan'), world.clock.now()]
  const authToken = newId('t').slice(0, 26)
  const { clientId, expiryTime } = parsed.data
  const expiresAt = new Date(begunAt.getTime() + expiryTime * 1000)
  await insertCheck(world.database.query, {
    id,
    service: 'idenfy',
    // The page is addressed by its token.
    reference: authToken,
    asked: { ...parsed.data, authToken },
    begunAt,
    expiresAt,
  })
  world.changes.say('document-checks')
  return reply.code(201).send({ message: 'Token created successfully', authToken, scanRef: id, clientId, expiryTime })
}

const dataOf = ({ asked: given, birthDate }: Check) => {
  const { firstName, lastName } = given as Asked // parsed by `makeToken`
  return {
    docFirstName: firstName.toUpperCase(),
    docLastName: lastName.toUpperCase(),
    docDob: birthDate,
    docType: 'PASSPORT',
    docNumber: 'K1234567',
  }
}

function result(check: Check) {
  const isListed = check.state === 'moneyLaundering'
  const { clientId } = askedOf(check)
  return {
    final: check.state !== 'suspected',
    platform: 'PC',
    status: {
      overall: overall[check.state],
      suspicionReasons: isListed ? ['AML_SUSPECTION'] : [],
      fraudTags: [],
      mismatchTags: [],
      autoDocument: check.state === 'denied' ? 'DOC_TOO_BLURRY' : 'DOC_VALIDATED',
      autoFace: 'FACE_MATCH',
      additionalSteps: askedOf(check).utilityBill ? 'VALID' : null,
    },
    data: dataOf(check),
    AML: [
      {
        status: {
          serviceSuspected: isListed,
          serviceUsed: true,
          serviceFound: true,
          checkSuccessful: true,
          overallStatus: isListed ? 'SUSPECTED' : 'NOT_SUSPECTED',
        },
        data: [],
        serviceName: 'PilotApiAmlV2',
        serviceGroupType: 'AML',
      },
    ],
    LID: [],
    scanRef: check.id,
    clientId,
  }
}

async function show(world: World, authToken: string, reply: FastifyReply): Promise<FastifyReply> {
  const check = await readCheckByReference(world.database.query, 'idenfy', authToken)
  if (!check || !isOpen(check, world.clock.now())) return sendOver(world, service, reply)
  return sendPage(reply, pageOf(world, check))
}

/** Draws the page, and the message that it posts once shown. */
function pageOf({ environment }: World, check: Check, post?: string) {
  const { productOrigin } = environment
  const status = post && posted[post]
  return checkPage({
    service,
    post: `/idenfy/ui/?authToken=${askedOf(check).authToken}`,
    birthDate: askedOf(check).dateOfBirth,
    productOrigin,
    more: [['empty', 'Post a message without a status']],
    ...(status ? { scripts: ['/idenfy/post-status.ts'], data: dataFor(productOrigin, status) } : {}),
  })
}

/** Continues in the same frame with a proof of address; the message posted before does not end it. */
function addressPage({ environment }: World, check: Check, chosen: { outcome: string; birthDate: string | undefined; delivery: string }) {
  const { productOrigin } = environment
  const data = html`${dataFor(productOrigin, posted[chosen.outcome] ?? {})}
    <form method="post" action="/idenfy/ui/?authToken=${askedOf(check).authToken}">
      ${Object.entries({ ...chosen, step: 'address' }).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value ?? ''}" />`)}
      <div class="answers"><button class="main">Send the proof of address</button></div>
    </form>`
  const sentence = 'Now the camera would look at a bill or a letter with your address.'
  return sentencePage(service.title, sentence, productOrigin, { scripts: ['/idenfy/post-status.ts'], data })
}

const dataFor = (origin: string, status: object) =>
  html`<p
    id="status"
    hidden
    data-origin="${origin}"
    data-message="${JSON.stringify({ ...status, autoSuspected: false, manualSuspected: null })}"
  ></p>`

async function answer(world: World, authToken: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { productOrigin } = world.environment
  const { outcome, step, ...more } = readForm(request.body)
  const check = await readCheckByReference(world.database.query, 'idenfy', authToken)
  if (!check) return reply.code(404).send()
  if (outcome === 'empty') return sendPage(reply, pageOf(world, check, 'empty'))
  const known = service.outcomes.find((one) => one === outcome)
  if (!known) return reply.code(404).send()
  if (step === 'document' && askedOf(check).utilityBill && posted[known])
    return sendPage(reply, addressPage(world, check, { outcome: known, ...more }))
  if (isOpen(check, world.clock.now())) await answerCheck(world, check, { outcome: known, ...more })
  const message = posted[known]
  const sentence = message ? 'Thank you. The page around this one goes on.' : 'You have left before anything was looked at.'
  const tells = message ? { scripts: ['/idenfy/post-status.ts'], data: dataFor(productOrigin, message) } : {}
  return sendPage(reply, sentencePage(service.title, sentence, productOrigin, tells))
}
