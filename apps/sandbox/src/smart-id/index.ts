import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { World } from '../base/world.ts'
import { personByNationalId } from '../people/index.ts'
import { answersFor, insertRequest, waitForAnswer } from '../phones/index.ts'
import { hashNames, replyOf, type Asked, type HashName } from './sign-session.ts'
import { testCodes } from './test-codes.ts'
import { codeOf } from './verification-code.ts'

const demoParty = '00000000-0000-4000-8000-000000000000'
const sessionSeconds = 120
const countries: Readonly<Record<string, string>> = { EE: 'EST', LV: 'LVA', LT: 'LTU', BE: 'BEL' }

const interaction = z.object({
  type: z.enum(['displayTextAndPIN', 'confirmationMessage', 'confirmationMessageAndVerificationCodeChoice']),
  displayText60: z.string().max(60).optional(),
  displayText200: z.string().max(200).optional(),
})

const begun = z.object({
  relyingPartyUUID: z.string(),
  relyingPartyName: z.string().min(1),
  certificateLevel: z.enum(['ADVANCED', 'QUALIFIED']).default('QUALIFIED'),
  signatureProtocol: z.literal('ACSP_V2'),
  signatureProtocolParameters: z.object({
    rpChallenge: z.string().min(44).max(88),
    signatureAlgorithm: z.literal('rsassa-pss'),
    signatureAlgorithmParameters: z.object({ hashAlgorithm: z.enum(Object.keys(hashNames) as [HashName, ...HashName[]]) }), // its own keys
  }),
  interactions: z.string().min(1),
  vcType: z.literal('numeric4'),
})

/** Smart-ID by its relying-party API, version 3: notifications to a person's phone, and sessions that are asked for. */
export function register(app: FastifyInstance, world: World): void {
  answersFor('smart-id', replyOf)
  app.register(
    async (scope) => {
      scope.post<{ Params: { identifier: string } }>('/authentication/notification/etsi/:identifier', (request, reply) =>
        begin(world, request, reply),
      )
      scope.get<{ Params: { id: string }; Querystring: { timeoutMs?: string } }>('/session/:id', async (request, reply) => {
        const wanted = Number(request.query.timeoutMs ?? 60_500)
        const waitMs = Math.min(Math.max(Number.isFinite(wanted) ? wanted : 60_500, 1000), 120_000)
        const session = await waitForAnswer(world, request.params.id, waitMs)
        if (!session || session.app !== 'smart-id') return refuse(reply, 404, 'Session not found')
        return session.reply ?? { state: 'RUNNING' }
      })
    },
    { prefix: '/smart-id/v3' },
  )
}

async function begin(world: World, request: FastifyRequest<{ Params: { identifier: string } }>, reply: FastifyReply): Promise<unknown> {
  const parsed = begun.safeParse(request.body)
  const shown = parsed.success ? interactionsIn(parsed.data.interactions) : undefined
  if (!parsed.success || !shown) return refuse(reply, 400, 'The request is not one of this API')
  if (parsed.data.relyingPartyUUID !== demoParty || parsed.data.relyingPartyName !== 'DEMO')
    return refuse(reply, 401, 'Unknown relying party')
  const [, letters = '', nationalId = ''] = /^PNO([A-Z]{2})-(.+)$/.exec(request.params.identifier) ?? []
  const owner = personByNationalId(countries[letters] ?? '', nationalId)
  const ends = testCodes[nationalId]
  if (!owner && !ends) return refuse(reply, 404, 'No account')
  const { signatureProtocolParameters: parameters, relyingPartyName, interactions } = parsed.data
  const createdAt = world.clock.now()
  const id = randomUUID()
  await insertRequest(world.database.query, {
    id,
    app: 'smart-id',
    person: owner?.id ?? null,
    code: codeOf(Buffer.from(parameters.rpChallenge, 'base64')),
    message: shown.displayText200 ?? shown.displayText60 ?? '',
    asked: {
      identifier: request.params.identifier,
      challenge: parameters.rpChallenge,
      relyingPartyName,
      interactions,
      interaction: shown.type,
      hashAlgorithm: parameters.signatureAlgorithmParameters.hashAlgorithm,
    } satisfies Asked,
    answer: ends ?? null,
    reply: ends ? { state: 'COMPLETE', result: { endResult: ends } } : null,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + sessionSeconds * 1000),
  })
  world.changes.say('phones')
  return { sessionID: id }
}

/** Returns the first interaction, which this app always supports; undefined if they do not follow the API. */
function interactionsIn(base64: string): z.infer<typeof interaction> | undefined {
  try {
    return z
      .array(interaction)
      .min(1)
      .parse(JSON.parse(Buffer.from(base64, 'base64').toString('utf8')))[0]
  } catch {
    return undefined
  }
}

/** Errors as RFC 9457 shapes them. */
const refuse = (reply: FastifyReply, status: number, title: string) =>
  reply.code(status).type('application/problem+json').send({ type: 'about:blank', status, title })
