import type { World } from '../../base/world.ts'
import { cardRoutes } from './card-routes.ts'
import { cardsSection } from './cards-section.ts'
import { paymentRoutes } from './payment-routes.ts'
import { paymentsSection } from './payments-section.ts'
import { payoutRoutes } from './payout-routes.ts'
import { payoutsSection } from './payouts-section.ts'
import { phoneSection } from './phone-section.ts'

/** Adds the acquirer's part of the control room and of its API. */
export function registerRoom(world: World): void {
  world.control.routes.push(...paymentRoutes(world), ...payoutRoutes(world), ...cardRoutes(world))
  world.control.sections.push(paymentsSection(world), payoutsSection(world), cardsSection(), phoneSection(world))
}
