import type { Sql } from '../../base/database/database.ts'
import { lockWallet, openWallet } from '../../money/wallet/index.ts'
import { readFacts } from '../attempts/attempt.sql.ts'
import type { Fact } from '../provider-contract/provider.ts'
import { takeReturned } from './suspense.sql.ts'
import { houseWallet } from './write-suspense.ts'

type About = { provider: string; reference: string }

/**
 * Marks refunds of a deposit that an operator returned earlier with the part booked already, now that the provider
 * reports them. The caller holds the attempt's lock.
 */
export async function markReturned(sql: Sql, attempt: About & { shard: number }, facts: Fact[]): Promise<Fact[]> {
  if (!facts.some(isRefund)) return facts
  const known = new Set((await readFacts(sql, attempt.shard, attempt.reference)).map(({ event_key: key }) => key))
  return mark(sql, attempt, facts, known)
}

/** Subtracts what was booked already from refunds of money that belongs to no attempt. */
export async function withoutReturned(sql: Sql, about: About, facts: Fact[]): Promise<Fact[]> {
  // Serialises with anybody deciding about the same money.
  for (const currency of new Set(facts.filter(isRefund).flatMap(({ money }) => money?.currency ?? []))) {
    await openWallet(sql, houseWallet(currency))
    await lockWallet(sql, houseWallet(currency))
  }
  const marked = await mark(sql, about, facts, new Set())
  return marked.map((fact) =>
    fact.money && fact.returned ? { ...fact, money: { ...fact.money, amount: fact.money.amount - fact.returned } } : fact,
  )
}

const isRefund = ({ kind }: Fact): boolean => kind === 'refunded'

async function mark(sql: Sql, { provider, reference }: About, facts: Fact[], known: Set<string>): Promise<Fact[]> {
  const marked: Fact[] = []
  for (const fact of facts) {
    const { money, eventKey } = fact
    const isNews = isRefund(fact) && money !== undefined && money.amount > 0n && !known.has(eventKey)
    known.add(eventKey)
    const returned = isNews ? await takeReturned(sql, `suspense:${provider}`, reference, money.currency, money.amount) : 0n
    marked.push(returned > 0n ? { ...fact, returned } : fact)
  }
  return marked
}
