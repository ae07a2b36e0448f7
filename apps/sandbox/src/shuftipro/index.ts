import { createHash } from 'node:crypto'
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
  readCheckByReference,
  sendOver,
  stateAt,
  type Check,
  type CheckService,
} from '../document-checks/index.ts'

const Asked = z.object({
  reference: z.string().min(6).max(250),
  callback_url: z.url(),
  redirect_url: z.url(),
  country: z.string().max(2),
  language: z.string().max(5),
  ttl: z.int().min(1).max(43_200),
  verification_mode: z.enum(['any', 'image_only', 'video_only']),
  document: z.object({ dob: z.iso.date().optional() }).optional(),
  face: z.object({}).optional(),
  address: z.object({ full_address: z.string() }).optional(),
})
type Asked = z.infer<typeof Asked>
const askedOf = (check: Check) => check.asked as Asked // written by `begin`, parsed

const events: Record<string, { event: string; verification_result: number | null }> = {
  open: { event: 'request.pending', verification_result: null },
  approved: { event: 'verification.accepted', verification_result: 1 },
  denied: { event: 'verification.declined', verification_result: 0 },
  suspected: { event: 'request.received', verification_result: null },
  expired: { event: 'request.timeout', verification_result: null },
  abandoned: { event: 'verification.cancelled', verification_result: null },
}

const service: CheckService = {
  name: 'shuftipro',
  title: 'Shufti Pro',
  expects: (check) => askedOf(check).document?.dob,
  outcomes: ['approved', 'denied', 'suspected', 'expired', 'abandoned'],
  notice: (world, check) => ({ url: askedOf(check).callback_url, body: JSON.stringify(tell(world, check)) }),
  sign: async (world, body) => ({ signature: signatureOf(world, body) }),
}

/**
 * Registers Shufti Pro: one call starts a check, `/status` reports it, answers and notices are signed, and the frame
 * ends at the redirect address.
 */
export function register(app: FastifyInstance, world: World): void {
  addService(service)
  app.register(
    async (scope) => {
      acceptForms(scope)
      scope.post('/', (request, reply) => begin(world, request, reply))
      scope.post('/status', (request, reply) => status(world, request, reply))
      scope.get<{ Params: { id: string } }>('/verification/:id', (request, reply) => show(world, request.params.id, reply))
      scope.post<{ Params: { id: string } }>('/verification/:id', (request, reply) =>
        answerAndGoBack(world, service, { id: request.params.id, request, reply }, (check) => askedOf(check).redirect_url),
      )
    },
    { prefix: '/shuftipro' },
  )
}

const secretOf = ({ environment }: World) => environment.serviceSecret('shuftiproSecret')

/** hex SHA-256 over the body and, after it, the hex SHA-256 of the secret. */
function signatureOf(world: World, body: string): string {
  const hex = (text: string) => createHash('sha256').update(text).digest('hex')
  return hex(body + hex(secretOf(world)))
}

function send(world: World, reply: FastifyReply, code: number, value: object): FastifyReply {
  const body = JSON.stringify(value)
  return reply.code(code).header('signature', signatureOf(world, body)).type('application/json').send(body)
}

const isRight = (world: World, request: FastifyRequest): boolean =>
  sameSecret(request.headers.authorization ?? '', `Basic ${Buffer.from(`fairhouse:${secretOf(world)}`).toString('base64')}`)

const wrong = (message: string) => ({ reference: '', event: 'request.invalid', error: { message } })

async function begin(world: World, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (!isRight(world, request)) return send(world, reply, 401, { ...wrong('The keys are not right.'), event: 'request.unauthorized' })
  const parsed = Asked.safeParse(request.body)
  if (!parsed.success || !(parsed.data.document ?? parsed.data.address)) return send(world, reply, 400, wrong('The request is not right.'))
  const { query } = world.database
  if (await readCheckByReference(query, 'shuftipro', parsed.data.reference))
    return send(world, reply, 409, wrong('The reference was used.'))
  const [id, begunAt] = [newId('shufti'), world.clock.now()]
  const expiresAt = new Date(begunAt.getTime() + parsed.data.ttl * 60_000)
  await insertCheck(query, { id, service: 'shuftipro', reference: parsed.data.reference, asked: parsed.data, begunAt, expiresAt })
  world.changes.say('document-checks')
  const url = `${world.origin}/shuftipro/verification/${id}`
  return send(world, reply, 200, { reference: parsed.data.reference, ...events['open'], verification_url: url })
}

async function status(world: World, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (!isRight(world, request)) return send(world, reply, 401, { ...wrong('The keys are not right.'), event: 'request.unauthorized' })
  const { reference } = z.object({ reference: z.string().max(250) }).parse(request.body)
  const check = await readCheckByReference(world.database.query, 'shuftipro', reference)
  return check ? send(world, reply, 200, tell(world, check)) : send(world, reply, 404, wrong('There is no such reference.'))
}

function tell({ clock }: World, check: Check) {
  const state = stateAt(check, clock.now())
  const data = { document: { dob: check.birthDate, selected_type: ['passport'] } }
  return {
    reference: check.reference,
    ...events[state],
    ...(state === 'denied' ? { declined_reason: 'The document is not readable.' } : {}),
    ...(state === 'approved' && askedOf(check).document ? { verification_data: data } : {}),
  }
}

async function show(world: World, id: string, reply: FastifyReply): Promise<FastifyReply> {
  const { productOrigin } = world.environment
  const check = await readCheck(world.database.query, 'shuftipro', id)
  if (!check || !isOpen(check, world.clock.now())) return sendOver(world, service, reply)
  const birthDate = service.expects(check) ?? ''
  return sendPage(reply, checkPage({ service, post: `/shuftipro/verification/${id}`, birthDate, productOrigin }))
}
