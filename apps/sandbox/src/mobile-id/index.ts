import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { World } from '../base/world.ts'
import { people } from '../people/index.ts'
import { answersFor, insertRequest, waitForAnswer } from '../phones/index.ts'
import { replyOf, type Asked } from './sign-session.ts'
import { testNumbers } from './test-numbers.ts'
import { codeOf } from './verification-code.ts'

const demoParty = '00000000-0000-0000-0000-000000000000'
const sessionSeconds = 120
const letters: Readonly<Record<string, string>> = { EST: 'EE', LTU: 'LT' }

const begun = z.object({
  relyingPartyUUID: z.string(),
  relyingPartyName: z.string().min(1),
  phoneNumber: z.string().regex(/^\+37[02]\d{7,9}$/),
  nationalIdentityNumber: z.string().regex(/^\d{11}$/),
  hash: z.string(),
  hashType: z.literal('SHA256'),
  language: z.enum(['EST', 'ENG', 'RUS', 'LIT']),
  displayText: z.string().max(100).optional(),
  displayTextFormat: z.enum(['GSM-7', 'UCS-2']).optional(),
})

/** Mobile-ID by its REST API: a phone's SIM signs a hash. */
export function register(app: FastifyInstance, world: World): void {
  answersFor('mobile-id', replyOf)
  app.register(
    async (scope) => {
      scope.post('/authentication', (request, reply) => begin(world, request, reply))
      scope.get<{ Params: { id: string }; Querystring: { timeoutMs?: string } }>('/authentication/session/:id', async (request, reply) => {
        const wanted = Number(request.query.timeoutMs ?? 10_000)
        const waitMs = Math.min(Math.max(Number.isFinite(wanted) ? wanted : 10_000, 1000), 60_000)
        const session = await waitForAnswer(world, request.params.id, waitMs)
        if (!session || session.app !== 'mobile-id') return refuse(reply, 404, 'Session not found')
        return session.reply ?? { state: 'RUNNING' }
      })
    },
    { prefix: '/mobile-id' },
  )
}

async function begin(world: World, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const parsed = begun.safeParse(request.body)
  const hash = Buffer.from(parsed.data?.hash ?? '', 'base64')
  if (!parsed.success || hash.length !== 32) return refuse(reply, 400, 'The request is not one of this API')
  const { relyingPartyUUID, relyingPartyName, phoneNumber, nationalIdentityNumber, displayText = '' } = parsed.data
  if (relyingPartyUUID !== demoParty || relyingPartyName !== 'DEMO') return refuse(reply, 401, 'Unknown relying party')
  const owner = people.find(({ phone, nationalId }) => phone === phoneNumber && nationalId === nationalIdentityNumber)
  // A number that does not belong to the code is not a customer; only the session reports it.
  const result = testNumbers[phoneNumber] ?? (owner ? null : 'NOT_MID_CLIENT')
  const createdAt = world.clock.now()
  const id = randomUUID()
  await insertRequest(world.database.query, {
    id,
    app: 'mobile-id',
    person: owner?.id ?? null,
    code: codeOf(hash),
    message: displayText,
    asked: { identifier: `PNO${letters[owner?.country ?? ''] ?? 'EE'}-${nationalIdentityNumber}`, hash: parsed.data.hash } satisfies Asked,
    answer: result,
    reply: result ? { state: 'COMPLETE', result, time: createdAt.toISOString() } : null,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + sessionSeconds * 1000),
  })
  world.changes.say('phones')
  return { sessionID: id }
}

const refuse = (reply: FastifyReply, status: number, error: string) => reply.code(status).send({ error })
