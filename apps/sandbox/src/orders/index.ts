import type { FastifyInstance } from 'fastify'
import type { World } from '../base/world.ts'
import { routes } from './order-routes.ts'
import { section } from './order-section.ts'
import { tellEvents } from './tell-events.ts'

export { answerOrder } from './answer-order.ts'
export {
  insertOrder,
  readEvents,
  readOrderById,
  readOrderByReference,
  readOrderBySecret,
  writeState,
  type Order,
  type OrderEvent,
} from './order.sql.ts'
export { overPage, payPage } from './pay-page.ts'
export { addProtocol, otherAmount, type Course, type CourseStep, type Protocol } from './protocol.ts'

/** Registers what order-like payment protocols share: their queue of events and their part of the control room. */
export function register(app: FastifyInstance, world: World): void {
  world.control.routes.push(...routes(world))
  world.control.sections.push(section(world))
  const events = tellEvents(world)
  world.ticker.every(events.beat)
  app.addHook('onClose', events.stop)
}
