import type { World } from '../base/world.ts'
import type { Check, CheckState, ServiceName } from './check.sql.ts'

/** The outcomes that a person, or the service's reviewer, can choose; `empty` posts a message without content. */
export const outcomes = ['approved', 'denied', 'suspected', 'moneyLaundering', 'expired', 'abandoned'] as const
export type Outcome = (typeof outcomes)[number]
/** How a notice is delivered. */
export const deliveries = ['once', 'twice', 'late', 'never'] as const
export type Delivery = (typeof deliveries)[number]

/** The parts of a document-check service that differ. */
export type CheckService = {
  name: ServiceName
  title: string
  /** Returns the birth date that the product expects, if it gave one. */
  expects: (check: Check) => string | undefined
  outcomes: readonly Outcome[]
  /** Returns the notice about a state; undefined if the service does not report it. */
  notice: (world: World, check: Check) => { url: string; body: string } | undefined
  /** Returns the headers that authenticate a notice. */
  sign: (world: World, body: string) => Promise<Record<string, string>>
}

const services = new Map<ServiceName, CheckService>()

/** Puts a service beside the others. */
export const addService = (service: CheckService): void => void services.set(service.name, service)
export const serviceNamed = (name: ServiceName): CheckService => {
  const service = services.get(name)
  if (!service) throw new Error(`there is no service ${name}`)
  return service
}

/** Returns whether the person can still answer. */
export const isOpen = (check: Check, now: Date): boolean => check.state === 'open' && check.expiresAt > now
/** Returns the state at a moment: an unanswered check expires. */
export const stateAt = (check: Check, now: Date): CheckState => (check.state === 'open' && check.expiresAt <= now ? 'expired' : check.state)
