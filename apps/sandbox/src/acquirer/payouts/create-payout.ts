import type { Queries } from '@fairhouse/process/database.ts'
import { newId } from '@fairhouse/process/ids.ts'
import type { World } from '../../base/world.ts'
import { answer, refuse, type Answer } from '../base/answer.ts'
import { readCard } from '../cards/card.sql.ts'
import { readDefaults } from '../base/defaults.sql.ts'
import { payoutView, type Payout } from './payout.ts'
import { insertPayout, readPayoutByReference } from './payout.sql.ts'

/** A merchant's order of a payout. */
type PayoutOrder = {
  reference: string
  amount: bigint
  currency: string
  card: string
  noticeUrl: string
  payer?: string | null | undefined
}

/** Pays out to a card. An order with a known reference returns the existing payout. */
export async function createPayout(world: World, query: Queries, order: PayoutOrder): Promise<Answer> {
  const card = await readCard(query, order.card)
  if (!card) return refuse(422, 'card_unknown', 'There is no card with this token.')
  const { payoutDelayMs } = await readDefaults(query)
  const now = world.clock.now()
  const dueAt = new Date(now.getTime() + payoutDelayMs)
  const payout: Payout = {
    id: newId('po'),
    ...order,
    payer: order.payer ?? null,
    card,
    status: 'processing',
    failureCode: null,
    createdAt: now,
    dueAt,
  }
  if (await insertPayout(query, payout)) {
    world.changes.say('payouts')
    return answer(201, payoutView(payout))
  }
  const first = await readPayoutByReference(query, order.reference)
  return first ? answer(200, payoutView(first)) : refuse(409, 'reference_taken', 'The reference is being used by another call: ask again.')
}
