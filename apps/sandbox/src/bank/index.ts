import type { FastifyInstance } from 'fastify'
import type { World } from '../base/world.ts'
import { registerPayments } from './payments.ts'
import { registerTransfers } from './transfers.ts'

/** The operator's bank of docs/protocols/bank-transfer.md: money comes by transfer, and leaves by payment orders. */
export function register(app: FastifyInstance, world: World): void {
  registerTransfers(world)
  registerPayments(app, world)
}
