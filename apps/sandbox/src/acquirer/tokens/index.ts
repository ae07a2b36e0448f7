import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { World } from '../../base/world.ts'
import { recogniseCard } from '../cards/recognise-card.ts'
import { checkCard } from '../cards/check-card.ts'
import { writeCard } from '../cards/card.sql.ts'
import { clientKeyIsRight } from './client-key.ts'

const Typed = z.object({
  clientKey: z.string().max(200).optional(),
  number: z.string().max(40),
  expiry: z.string().max(10),
  cvc: z.string().max(10),
  holder: z.string().max(60),
  /** Accepted kinds of funding; all if unset. */
  acceptFunding: z.array(z.enum(['debit', 'credit', 'prepaid'])).optional(),
})

/**
 * Serves the call that turns a card typed on a merchant's page into a token, so that the merchant's server never sees
 * the number.
 */
export async function serveTokens(scope: FastifyInstance, world: World): Promise<void> {
  const open = (reply: FastifyReply) =>
    reply.header('access-control-allow-origin', world.environment.productOrigin).header('access-control-allow-headers', 'content-type')
  scope.options('/tokens', (_, reply) => open(reply).code(204).send())
  scope.post('/tokens', async ({ body }, reply) => {
    const typed = Typed.safeParse(body).data
    if (!typed)
      return open(reply)
        .code(400)
        .send({ error: { code: 'invalid_request', message: 'A card has a number, an expiry, a cvc and a holder.' } })
    const now = world.clock.now()
    if (typed.clientKey !== undefined && !clientKeyIsRight(world, typed.clientKey))
      return open(reply)
        .code(401)
        .send({ error: { code: 'client_key_over', message: 'The client key is wrong, or its time is over.' } })
    const [fault] = Object.keys(checkCard(typed, null, now))
    const card = fault ? null : recogniseCard(typed, false)
    if (!card)
      return open(reply)
        .code(422)
        .send({ error: { code: fault ? `incorrect_${fault}` : 'card_not_supported', message: 'This card cannot be used.' } })
    if (typed.acceptFunding && !typed.acceptFunding.includes(card.funding))
      return open(reply)
        .code(422)
        .send({ error: { code: 'credit_card_not_allowed', message: 'This kind of card is not taken here.' } })
    await writeCard(world.database.query, card, now)
    return open(reply).send({ token: card.token, brand: card.brand, last4: card.last4 })
  })
}
