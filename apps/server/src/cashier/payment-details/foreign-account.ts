import { appliedRules } from '../../settings/index.ts'
import type { House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import type { AttemptRow, FactRow } from '../attempts/attempt.sql.ts'
import { readPayerPerson } from './payer-person.ts'
import type { Fact } from '../provider-contract/provider.ts'
import { providerNamed } from '../providers/providers.ts'
import { isOwnName } from './own-name.ts'

const longestWaitMs = 3_600_000

/**
 * Marks payments from somebody else's account, if the rules of the player's country require their own (`ownNameOnly`).
 */
export async function markForeign(house: House, sql: Sql, who: { shard: number; player: bigint }, facts: Fact[]): Promise<Fact[]> {
  if (!facts.some(({ instrument }) => instrument?.isVouched)) return facts
  const payer = await readPayerPerson(house, sql, who)
  if (!payer || !appliedRules(house, payer.country).payments.ownNameOnly) return facts
  return facts.map((fact) => {
    const holder = fact.instrument?.isVouched && fact.instrument.holder
    return holder && !isOwnName(holder, payer.person) ? { ...fact, notOwn: true as const } : fact
  })
}

/**
 * Returns whether money must wait for the account holder's name: the rules require the player's own account and the
 * provider sends the name in a separate notice, possibly later. After an hour no name is expected.
 */
export async function waitsForName(house: House, sql: Sql, attempt: AttemptRow, facts: readonly FactRow[]): Promise<boolean> {
  if (!providerNamed(house, attempt.provider).provider.namesPayerApart) return false
  const received = facts.find(({ kind }) => kind === 'received')
  if (!received || facts.some(({ kind }) => kind === 'instrument')) return false
  if (house.clock.now().getTime() >= received.happened_at.getTime() + longestWaitMs) return false
  const payer = await readPayerPerson(house, sql, attempt)
  return payer !== undefined && appliedRules(house, payer.country).payments.ownNameOnly
}
