import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { serveBrowserModules } from '@fairhouse/process/browser-modules.ts'
import { acceptForms } from '../../base/form-body.ts'
import { sendPage } from '../../base/page.ts'
import { sameSecret } from '@fairhouse/process/same-secret.ts'
import type { World } from '../../base/world.ts'
import type { Payment } from '../payments/payment.ts'
import { readPayment } from '../payments/payment.sql.ts'
import { cardFormPage, overPage } from './card-form-page.ts'
import { takeCard } from './take-card.ts'

const opening = z.object({ payment: z.string().max(100), clientSecret: z.string().max(100) })
const typing = opening.extend({
  number: z.string().max(40),
  expiry: z.string().max(20),
  cvc: z.string().max(20),
  holder: z.string().max(100),
})

/** Serves the card form, which knows a payment by its id and client secret alone: no cookies. */
export async function serveCardForm(scope: FastifyInstance, world: World): Promise<void> {
  acceptForms(scope)
  const cards = ['card-number.ts', 'check-card.ts'].map((name) => join(import.meta.dirname, '../cards', name))
  serveBrowserModules(scope, '/form', [join(import.meta.dirname, 'card-form.ts')])
  serveBrowserModules(scope, '/cards', cards)
  scope.post('/form', async (request, reply) => {
    const asked = opening.safeParse(request.body)
    const payment = asked.success ? await find(world, asked.data) : null
    if (!payment) return sendPage(reply, overPage('en', [world.environment.productOrigin]), 404)
    if (!takesCard(payment)) return sendPage(reply, overPage(payment.language, [payment.parentOrigin]), 410)
    return sendPage(reply, cardFormPage(payment, world.clock.now()))
  })
  scope.post('/form/card', async (request, reply) => {
    const asked = typing.safeParse(request.body)
    const payment = asked.success ? await find(world, asked.data) : null
    if (!asked.success || !payment) return reply.code(404).send({ over: true })
    const taken = await takeCard(world, payment, asked.data)
    return reply.code(taken.status).send(taken.body)
  })
}

async function find(world: World, asked: { payment: string; clientSecret: string }): Promise<Payment | null> {
  const payment = await readPayment(world.database.query, asked.payment)
  return payment && sameSecret(asked.clientSecret, payment.clientSecret) ? payment : null
}

/** Returns whether the payment is waiting for a card, or may still take another one. */
function takesCard(payment: Payment): boolean {
  return payment.state.status === 'requiresCard' || payment.state.status === 'requiresConfirmation'
}
