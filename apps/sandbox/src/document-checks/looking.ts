import type { World } from '../base/world.ts'
import type { Check, CheckState, ServiceName } from './check.sql.ts'

/** What somebody, or a reviewer of the service, can answer; `empty` posts a message that says nothing. */
export const outcomes = ['approved', 'denied', 'suspected', 'moneyLaundering', 'expired', 'abandoned'] as const
export type Outcome = (typeof outcomes)[number]
/** How the notice comes. */
export const deliveries = ['once', 'twice', 'late', 'never'] as const
export type Delivery = (typeof deliveries)[number]

/** One service that looks at documents, in its own words. */
export type CheckService = {
  name: ServiceName
  title: string
  /** The day of birth that it was told of, where it was. */
  expects: (check: Check) => string | undefined
  outcomes: readonly Outcome[]
  /** What it tells the product of a state; nothing of one of which it does not tell. */
  notice: (world: World, check: Check) => { url: string; body: string } | undefined
  /** The headers that show who tells it. */
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

/** Whether a state is open for an answer of the person. */
export const isOpen = (check: Check, now: Date): boolean => check.state === 'open' && check.expiresAt > now
/** The state of a moment: what nobody has answered in time has run out. */
export const stateAt = (check: Check, now: Date): CheckState => (check.state === 'open' && check.expiresAt <= now ? 'expired' : check.state)
