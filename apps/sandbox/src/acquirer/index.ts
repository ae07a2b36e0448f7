import type { FastifyInstance } from 'fastify'
import type { World } from '../base/world.ts'
import { serveCardForm } from './form/index.ts'
import { serveIssuer } from './issuer/index.ts'
import { deliverNotices } from './notices/deliver-notices.ts'
import { passTimeForPayments } from './payments/move-payment.ts'
import { passTimeForPayouts } from './payouts/move-payout.ts'
import { registerRoom } from './room/index.ts'
import { serveCalls } from './calls/serve-calls.ts'
import { serveEncryptionKeys } from './encryption/index.ts'
import { serveTokens } from './tokens/index.ts'

export { walletToken, type AuthMethod } from './tokens/wallet-token.ts'
export { holdCard } from './cards/card.ts'
export { writeCard } from './cards/card.sql.ts'
export { testCards, type TestCard } from './cards/test-cards.ts'

/**
 * Registers the card acquirer of docs/protocols/card-acquirer.md: API, card form, directory server, issuer and notices.
 */
export function register(app: FastifyInstance, world: World): void {
  app.register((scope) => serveCalls(scope, world), { prefix: '/acquirer' })
  app.register((scope) => serveCardForm(scope, world), { prefix: '/acquirer' })
  app.register((scope) => serveTokens(scope, world), { prefix: '/acquirer' })
  app.register((scope) => serveEncryptionKeys(scope, world), { prefix: '/acquirer' })
  app.register((scope) => serveIssuer(scope, world), { prefix: '/acquirer' })
  registerRoom(world)
  const notices = deliverNotices(world)
  world.ticker.every(() => passTimeForPayments(world))
  world.ticker.every(() => passTimeForPayouts(world))
  world.ticker.every(notices.beat)
  app.addHook('onClose', notices.stop)
}
