import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { acceptForms } from '../base/form-body.ts'
import { sendPage } from '../base/page.ts'
import type { World } from '../base/world.ts'
import { personById } from '../people/index.ts'
import { answerOrder } from './answer-order.ts'
import { bankPage, overPage } from './bank-page.ts'
import { chosenAmount, amountIsOpen } from './chosen-amount.ts'
import { courseNames } from './courses.ts'
import { deliverNotices } from './deliver-notices.ts'
import { readOrder, writeAmount } from './order.sql.ts'
import { payOrder } from './pay-order.ts'
import { registerPayouts } from './payouts.ts'
import { routes, section } from './room.ts'
import { serveCall } from './serve-calls.ts'

const Form = z.object({
  person: z.string().max(40).optional(),
  amount: z.string().max(20).default(''),
  answer: z.enum(['approve', 'refuse']),
  course: z.enum(courseNames).default('usual'),
})
type Asked = FastifyRequest<{ Params: { address: string } }>

/** Trustly of docs/protocols/trustly.md: its JSON-RPC, the bank in a frame, and its signed notifications. */
export function register(app: FastifyInstance, world: World): void {
  app.post('/trustly/api/1', (request, reply) => serveCall(world, request, reply))
  app.register(async (scope) => {
    acceptForms(scope)
    scope.get('/trustly/_/:address', (request: Asked, reply) => show(world, request, reply))
    scope.post('/trustly/_/:address', (request: Asked, reply) => take(world, request, reply))
  })
  registerPayouts(world)
  world.control.routes.push(...routes(world))
  world.control.sections.push(section(world))
  const notices = deliverNotices(world)
  world.ticker.every(notices.beat)
  app.addHook('onClose', notices.stop)
}

async function show(world: World, { params }: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const order = await readOrder(world.database.query, params.address)
  if (order?.state === 'open') return sendPage(reply, bankPage(world, order))
  return sendPage(reply, overPage(world, order?.attributes['Locale']), order ? 200 : 404)
}

async function take(world: World, { params, body }: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const order = await readOrder(world.database.query, params.address)
  if (!order) return sendPage(reply, overPage(world), 404)
  const { answer, person: chosen, course, amount: typed } = Form.parse(body)
  const person = answer === 'approve' ? personById(chosen ?? '') : undefined
  if (answer === 'approve' && !person && order.state === 'open') return sendPage(reply, bankPage(world, order, 'unknown'))
  if (person && order.method === 'Deposit' && order.state === 'open') {
    const amount = amountIsOpen(order) ? chosenAmount(order, typed) : order.amount
    if (!amount) return sendPage(reply, bankPage(world, order, 'wrongAmount'))
    await writeAmount(world.database.query, order.id, amount)
    const paid = await payOrder(world, { ...order, amount }, person, course)
    return reply.redirect((paid ? order.attributes['SuccessURL'] : order.attributes['FailURL']) ?? '', 303)
  }
  return reply.redirect(await answerOrder(world, order, person), 303)
}
