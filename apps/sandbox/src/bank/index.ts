import type { FastifyInstance } from 'fastify'
import type { World } from '../base/world.ts'
import { registerPayments } from './payments.ts'
import { registerTransfers } from './transfers.ts'

/** Registers the operator's bank of docs/protocols/bank-transfer.md: incoming transfers and outgoing payment orders. */
export function register(app: FastifyInstance, world: World): void {
  registerTransfers(world)
  registerPayments(app, world)
}
