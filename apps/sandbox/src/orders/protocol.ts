import type { World } from '../base/world.ts'
import type { Order, OrderEvent } from './order.sql.ts'

/** One step of an outcome: its event, delay, details, and whether the merchant is not notified. */
export type CourseStep = { event: string; afterSeconds?: number; details?: (order: Order) => Record<string, string>; silent?: true }

/** An outcome that a person can choose. `late` ones are also possible after the order has ended. */
export type Course = { label: string; kind?: 'good' | 'bad'; steps: readonly CourseStep[]; late?: true }

/** A message to the merchant. */
type Message = { headers: Record<string, string>; body: string }

/** A provider whose payments are orders: their possible outcomes, and how the merchant is notified. */
export type Protocol = {
  readonly name: string
  readonly title: string
  readonly courses: Readonly<Record<string, Course>>
  /** Returns the state after an event; undefined if it changes nothing. */
  readonly stateAfter: (event: string) => string | undefined
  /** The state of an order that was not paid in time. */
  readonly expiry?: string
  /** Called for each attempt, because signatures may contain the time. */
  readonly messageOf: (world: World, order: Order, event: OrderEvent) => Message
  /** Returns whether the merchant has accepted the message; needed if the status alone does not say so. */
  readonly isTaken?: (status: number, body: string) => boolean
}

const protocols = new Map<string, Protocol>()

/** Makes a provider known to the queue and to the control room. */
export const addProtocol = (protocol: Protocol): void => void protocols.set(protocol.name, protocol)
export const protocolOf = (name: string): Protocol | undefined => protocols.get(name)

/** Returns the order's amount plus or minus one unit, for answers with another amount. */
export function otherAmount({ amount }: Order, by: 'less' | 'more'): string {
  const digits = amount.split('.')[1]?.length ?? 0
  const scaled = BigInt(amount.replace('.', ''))
  const next = by === 'less' ? scaled - scaled / 2n : scaled + scaled / 2n + 1n
  const text = next.toString().padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}
