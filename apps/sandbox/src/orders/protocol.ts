import type { World } from '../base/world.ts'
import type { Order, OrderEvent } from './order.sql.ts'

/** One thing that happens in the course of an answer: what, after how many seconds, with what, and whether the merchant is not told. */
export type CourseStep = { event: string; afterSeconds?: number; details?: (order: Order) => Record<string, string>; silent?: true }

/** What a person can answer to a payment. `reopens`: has a meaning after the order has ended, too. */
export type Course = { label: string; kind?: 'good' | 'bad'; steps: readonly CourseStep[]; late?: true }

/** A message to the merchant, as it goes out. */
type Message = { headers: Record<string, string>; body: string }

/** A provider whose payments are orders: what can happen to them, and how the merchant is told. */
export type Protocol = {
  readonly name: string
  readonly title: string
  readonly courses: Readonly<Record<string, Course>>
  /** Where an event leaves the order; nothing where it changes nothing. */
  readonly stateAfter: (event: string) => string | undefined
  /** What the order becomes when nobody has paid in time. */
  readonly expiry?: string
  /** Made anew at each try, for signatures may carry the time. */
  readonly messageOf: (world: World, order: Order, event: OrderEvent) => Message
  /** Whether the merchant has taken it; what is answered counts where the status alone does not. */
  readonly isTaken?: (status: number, body: string) => boolean
}

const protocols = new Map<string, Protocol>()

/** Makes a provider known to the queue and to the control room. */
export const addProtocol = (protocol: Protocol): void => void protocols.set(protocol.name, protocol)
export const protocolOf = (name: string): Protocol | undefined => protocols.get(name)

/** One unit less or more than what was asked, for answers with another amount. */
export function otherAmount({ amount }: Order, by: 'less' | 'more'): string {
  const digits = amount.split('.')[1]?.length ?? 0
  const scaled = BigInt(amount.replace('.', ''))
  const next = by === 'less' ? scaled - scaled / 2n : scaled + scaled / 2n + 1n
  const text = next.toString().padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}
