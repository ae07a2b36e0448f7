import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sameSecret } from '@fairhouse/process/same-secret.ts'
import type { World } from '../base/world.ts'
import { merchantKey, serviceKey } from './keys.ts'
import { insertOrder, readOrderById, writeRefunded } from './order.sql.ts'
import { refundOrder } from './pay-order.ts'
import { payOut } from './payouts.ts'
import { algorithmOf, isSignedBy, signAs } from './signature.ts'

/** A call in JSON-RPC 1.1. */
const Call = z.object({
  method: z.string().max(40),
  params: z.object({
    Signature: z.string().max(2000),
    UUID: z.uuid(),
    Data: z.looseObject({ Username: z.string(), Password: z.string() }),
  }),
  version: z.literal('1.1'),
})
const Text = z.string().max(500)
const SelectAccount = z.object({
  // Their documentation asks for an address that is hard to guess and has no query.
  NotificationURL: z.url().regex(/^[^?]+$/),
  EndUserID: Text.min(1),
  MessageID: Text.min(1),
  Attributes: z.object({ Country: Text.length(2), Locale: Text, SuccessURL: z.url(), FailURL: z.url() }).catchall(Text),
})

const Money = z.string().regex(/^\d{1,12}\.\d{2}$/)
// Without an amount the payer decides it at the bank.
const Paid = z.object({
  Amount: Money.optional(),
  SuggestedMinAmount: Money.optional(),
  SuggestedMaxAmount: Money.optional(),
  Currency: Text.length(3),
  RequestKYC: z.enum(['0', '1']).optional(),
})
const Refund = z.object({ OrderID: z.string().regex(/^\d{1,18}$/), Amount: Money, Currency: Text.length(3) })

/** The API errors that can occur here, by number. */
const faults = {
  ERROR_INVALID_CREDENTIALS: 616,
  ERROR_INVALID_FUNCTION: 602,
  ERROR_INVALID_PARAMETERS: 623,
  ERROR_ACCOUNT_NOT_FOUND: 610,
  ERROR_DUPLICATE_MESSAGE_ID: 637,
  ERROR_NOT_FOUND: 620,
  ERROR_ALREADY_REFUNDED: 646,
  ERROR_UNABLE_TO_VERIFY_RSA_SIGNATURE: 636,
} as const
type Fault = keyof typeof faults

/** Answers one call of the API with a signed result or error. */
export async function serveCall(world: World, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const parsed = Call.safeParse(request.body)
  if (!parsed.success)
    return reply.code(400).send({ version: '1.1', error: { name: 'JSONRPCError', code: 600, message: 'ERROR_MALFORMED' } })
  const { method, params } = parsed.data
  const { Signature: signature, UUID: uuid, Data: data } = params
  const came = isSignedBy({ method, uuid, data }, signature, merchantKey(world))
    ? await answer(world, method, data)
    : 'ERROR_UNABLE_TO_VERIFY_RSA_SIGNATURE'
  const told = typeof came === 'string' ? { code: faults[came], message: came } : came
  const signed = { uuid, method, data: told, signature: signAs({ method, uuid, data: told }, serviceKey(world), algorithmOf(signature)) }
  return reply.send(
    typeof came === 'string'
      ? { version: '1.1', error: { name: 'JSONRPCError', code: faults[came], message: came, error: signed } }
      : { version: '1.1', result: signed },
  )
}

async function answer(world: World, method: string, data: { Username: string; Password: string }): Promise<Fault | Record<string, string>> {
  const { environment, origin, database, clock } = world
  const isMerchant = data.Username === 'fairhouse' && sameSecret(data.Password, environment.serviceSecret('trustlyPassword'))
  if (!isMerchant) return 'ERROR_INVALID_CREDENTIALS'
  if (method === 'Refund') return refund(world, data)
  if (method === 'AccountPayout') return payOut(world, data)
  if (method !== 'SelectAccount' && method !== 'Deposit') return 'ERROR_INVALID_FUNCTION'
  const asked = SelectAccount.safeParse(data)
  if (!asked.success || !isOurs(environment.productOrigin, asked.data)) return 'ERROR_INVALID_PARAMETERS'
  if (method === 'Deposit' && !Paid.safeParse(asked.data.Attributes).success) return 'ERROR_INVALID_PARAMETERS'
  const { NotificationURL: notificationUrl, MessageID: messageId, EndUserID: endUserId, Attributes: attributes } = asked.data
  const address = randomBytes(18).toString('base64url')
  const order = await insertOrder(database.query, {
    address,
    method,
    messageId,
    notificationUrl,
    attributes,
    endUserId,
    createdAt: clock.now(),
  })
  if (!order) return 'ERROR_DUPLICATE_MESSAGE_ID'
  world.changes.say('trustly')
  return { orderid: String(order.id), url: `${origin}/trustly/_/${address}` }
}

/** Sends back what an order has brought, once. */
async function refund(world: World, data: unknown): Promise<Fault | Record<string, string>> {
  const asked = Refund.safeParse(data).data
  if (!asked) return 'ERROR_INVALID_PARAMETERS'
  const order = await readOrderById(world.database.query, BigInt(asked.OrderID))
  if (order?.amount !== asked.Amount || order.attributes['Currency'] !== asked.Currency) return 'ERROR_NOT_FOUND'
  if (!(await writeRefunded(world.database.query, order.id))) return 'ERROR_ALREADY_REFUNDED'
  await refundOrder(world, order, asked.Amount)
  return { orderid: asked.OrderID, result: '1' }
}

/** Browsers and notifications are sent to the product only. */
const isOurs = (origin: string, { NotificationURL, Attributes }: z.infer<typeof SelectAccount>): boolean =>
  [NotificationURL, Attributes.SuccessURL, Attributes.FailURL].every((url) => new URL(url).origin === origin)
