import type { World } from '../../base/world.ts'
import { writeCard } from '../cards/card.sql.ts'
import { recogniseCard } from '../cards/recognise-card.ts'
import { movePayment } from '../payments/move-payment.ts'
import type { Payment } from '../payments/payment.ts'
import { checkCard, type CardFaults, type TypedCard } from '../cards/check-card.ts'

type Taken =
  | { status: 200; body: { status: string } }
  | { status: 410; body: { over: true } }
  | { status: 422; body: { faults: CardFaults } }

/** Takes the card for a payment: the number is looked at and forgotten, and only numbers made for tests are taken. */
export async function takeCard(world: World, payment: Payment, typed: TypedCard): Promise<Taken> {
  const stored = payment.isStored ? payment.card : null
  const now = world.clock.now()
  const faults = checkCard(typed, stored?.brand ?? null, now)
  if (Object.keys(faults).length > 0) return { status: 422, body: { faults } }
  const card = stored ?? recogniseCard(typed, payment.saveCard)
  // A test system must never store a real number, so refuse it before anything is written.
  if (!card) return { status: 422, body: { faults: { number: 'numberUnknown' } } }
  const after = await world.database.transaction(async (query) => {
    if (!stored) await writeCard(query, card, now)
    return movePayment(world, query, payment.id, { type: 'cardGiven', card })
  })
  if (after?.state.status !== 'requiresConfirmation' || after.card?.token !== card.token) return { status: 410, body: { over: true } }
  return { status: 200, body: { status: after.state.status } }
}
