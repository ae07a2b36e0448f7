import { depositFlow } from './deposit-flow.ts'
import type { About, Deposit, DepositEvent } from './deposit-state.ts'

/** The course of a deposit, with what becomes known of it on the way: how much it is, and its reference. */
export function depositTold(now: Deposit, event: DepositEvent): Deposit {
  const next = depositFlow(now, event)
  if (next === now) return now
  const about = learnt(now.about, event)
  return about ? { ...next, about } : next
}

function learnt(known: About | undefined, event: DepositEvent): About | undefined {
  switch (event.type) {
    case 'begin':
      return event.running && { reference: event.running.reference }
    case 'submit': {
      const { amount, currency } = event.wish
      // If the amount is only known when it is paid in, nothing is shown before.
      return /[1-9]/.test(amount) ? { amount, currency } : {}
    }
    case 'answered':
      return { ...known, reference: event.step.reference }
    case 'status': {
      const { reference, amount, currency } = event.status
      return { reference, amount, currency }
    }
    default:
      return known
  }
}
