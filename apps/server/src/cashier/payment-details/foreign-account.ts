import { appliedRules } from '../../base/applied-rules.ts'
import type { House } from '../../base/context.ts'
import type { Sql } from '../../base/database.ts'
import { readPayerPerson } from '../payer-person.ts'
import type { Fact } from '../providers/provider.ts'
import { isOwnName } from './own-name.ts'

/** Marks what was paid from somebody else's account, where the rules of the player's country want their own (`ownNameOnly`). */
export async function markForeign(house: House, sql: Sql, who: { shard: number; player: bigint }, facts: Fact[]): Promise<Fact[]> {
  if (!facts.some(({ instrument }) => instrument?.isVouched)) return facts
  const payer = await readPayerPerson(house, sql, who)
  if (!payer || !appliedRules(house, payer.country).payments.ownNameOnly) return facts
  return facts.map((fact) => {
    const holder = fact.instrument?.isVouched && fact.instrument.holder
    return holder && !isOwnName(holder, payer.person) ? { ...fact, notOwn: true as const } : fact
  })
}
