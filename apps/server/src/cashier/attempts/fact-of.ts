import type { FactRow } from './attempt.sql.ts'
import type { Fact } from '../provider-contract/provider.ts'
import type { Place } from '../../base/keys/personal-data.ts'

/** Rebuilds a fact from its row, as it was reported. */
export function factOf({ event_key: eventKey, kind, amount, currency, details, happened_at: happenedAt }: FactRow): Fact {
  const money = amount !== null && currency !== null ? { money: { amount, currency } } : {}
  const reason = typeof details.reason === 'string' ? { reason: details.reason } : {}
  return { kind, eventKey, happenedAt, ...money, ...reason }
}

/** The place under which a fact's instrument is sealed. */
export const instrumentPlace = (reference: string, eventKey: string): Place => `fact.details ${reference}/${eventKey}`
