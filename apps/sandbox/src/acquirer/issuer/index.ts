import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { decodeJson } from '../../base/base64url.ts'
import { serveBrowserModules } from '@fairhouse/process/browser-modules.ts'
import { acceptForms } from '../../base/form-body.ts'
import { sendPage } from '../../base/page.ts'
import type { World } from '../../base/world.ts'
import { behaviourOf } from '../cards/test-cards.ts'
import { overPage } from '../form/card-form-page.ts'
import { movePayment } from '../payments/move-payment.ts'
import type { Payment } from '../payments/payment.ts'
import { readPayment, readPaymentIdByTransaction } from '../payments/payment.sql.ts'
import { challengePage } from './challenge-page.ts'
import { challengeOverPage, methodPage } from './post-back-page.ts'

const methodForm = z.object({ threeDSMethodData: z.string().max(10_000) })
const challengeForm = z.object({ creq: z.string().max(10_000), threeDSSessionData: z.string().max(2000) })
const answerForm = z.object({
  payment: z.string().max(100),
  acsTransID: z.uuid(),
  code: z.string().max(20).default(''),
  action: z.enum(['confirm', 'cancel', 'resume']),
})

/** A payment during its authentication. */
export type Authenticating = Payment & { state: Extract<Payment['state'], { ids: unknown }> }

/** Serves the issuer: its method page and its challenge, each opened by a form post from the merchant's frame. */
export async function serveIssuer(scope: FastifyInstance, world: World): Promise<void> {
  acceptForms(scope)
  serveBrowserModules(scope, '/issuer', [join(import.meta.dirname, 'challenge.ts'), join(import.meta.dirname, 'post-back.ts')])
  scope.post('/issuer/method', async (request, reply) => {
    const form = methodForm.safeParse(request.body)
    const data = form.success ? decodeJson(form.data.threeDSMethodData) : null
    const payment = await findByTransaction(world, data?.threeDSServerTransID)
    if (!payment || payment.state.status !== 'requiresMethod' || data?.threeDSMethodNotificationURL !== payment.state.methodNotificationUrl)
      return over(world, reply)
    const answers = behaviourOf(payment.card?.testCard ?? '').method === 'answers'
    return sendPage(reply, methodPage(payment, payment.state.methodNotificationUrl, answers))
  })
  scope.post('/issuer/challenge', async (request, reply) => {
    const form = challengeForm.safeParse(request.body)
    const creq = form.success ? decodeJson(form.data.creq) : null
    const payment = await findByTransaction(world, creq?.threeDSServerTransID)
    if (!payment || !form.success || creq?.acsTransID !== payment.state.ids.acsTransID || creq.messageType !== 'CReq')
      return over(world, reply)
    return drawChallenge(world, reply, payment)
  })
  scope.post('/issuer/challenge/answer', async (request, reply) => {
    const form = answerForm.safeParse(request.body)
    const payment = form.success ? await answerChallenge(world, form.data) : null
    const missing = form.data?.action === 'confirm' && form.data.code === ''
    return payment ? drawChallenge(world, reply, payment, missing) : over(world, reply)
  })
  scope.get('/issuer/challenge/state', { logLevel: 'warn' }, async (request, reply) => {
    const asked = answerForm.pick({ payment: true, acsTransID: true }).safeParse(request.query)
    const payment = asked.success ? await find(world, asked.data) : null
    const open = payment?.state.status === 'requiresChallenge' && payment.state.challenge.result === null
    return reply.header('Cache-Control', 'no-store').send({ open })
  })
}

async function answerChallenge(world: World, form: z.output<typeof answerForm>): Promise<Authenticating | null> {
  const payment = await find(world, form)
  if (!payment || form.action === 'resume' || (form.action === 'confirm' && form.code === '')) return payment
  const code = form.code.replace(/\s/g, '').replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) & 15))
  const event = form.action === 'cancel' ? ({ type: 'challengeAnswered', result: 'N' } as const) : ({ type: 'codeGiven', code } as const)
  const after = await world.database.transaction((query) => movePayment(world, query, payment.id, event))
  world.ticker.wake()
  return authenticating(after)
}

function drawChallenge(world: World, reply: FastifyReply, payment: Authenticating, codeMissing = false): FastifyReply {
  const { state } = payment
  if (state.status !== 'requiresChallenge') return over(world, reply, payment)
  const { result } = state.challenge
  if (result === null) return sendPage(reply, challengePage(payment, state, world.clock.now(), codeMissing))
  return sendPage(reply, challengeOverPage(payment, state.ids, state.challenge.notificationUrl, result))
}

function over(world: World, reply: FastifyReply, payment?: Payment): FastifyReply {
  return sendPage(reply, overPage(payment?.language ?? 'en', [payment?.parentOrigin ?? world.environment.productOrigin]), 410)
}

/** Finds the payment of a challenge by the issuer's transaction id, which only the payer's frame knows. */
async function find(world: World, asked: { payment: string; acsTransID: string }): Promise<Authenticating | null> {
  const payment = authenticating(await readPayment(world.database.query, asked.payment))
  return payment?.state.ids.acsTransID === asked.acsTransID ? payment : null
}

async function findByTransaction(world: World, threeDSServerTransID: unknown): Promise<Authenticating | null> {
  if (typeof threeDSServerTransID !== 'string') return null
  const id = await readPaymentIdByTransaction(world.database.query, threeDSServerTransID)
  return id ? authenticating(await readPayment(world.database.query, id)) : null
}

function authenticating(payment: Payment | null): Authenticating | null {
  return payment && 'ids' in payment.state ? { ...payment, state: payment.state } : null
}
