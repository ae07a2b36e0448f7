import type { House } from '../../base/house.ts'
import { shardOfReference } from '../../base/ids.ts'
import type { Progress } from '../provider-contract/provider.ts'
import { readHoldersOf, readPlayersOnShard } from './payer.sql.ts'

/** Finds whose a payment or payout is whose row is gone; undefined if nobody of ours can be told for sure. */
export type FindPayer = (provider: string, reference: string, progress: Progress) => Promise<{ shard: number; player: bigint } | undefined>

/**
 * Finds payers by the opaque name that the provider was told, else by a card or account that one player alone has paid with. The
 * reference says on which shard they are.
 */
export function payersOf(house: House): FindPayer {
  const named = new Map<number, Map<string, bigint>>()
  async function onShard(shard: number): Promise<Map<string, bigint>> {
    const known = named.get(shard)
    if (known) return known
    const players = await readPlayersOnShard(house.db, shard)
    const names = new Map(players.map((player) => [house.personal.indexOf('payer', String(player)), player]))
    named.set(shard, names)
    return names
  }
  return async (provider, reference, { payer, facts }) => {
    const shard = shardOfReference(reference)
    if (shard === undefined) return undefined
    if (payer !== undefined) {
      const player = (await onShard(shard)).get(payer)
      return player === undefined ? undefined : { shard, player }
    }
    const instrument = facts.find((fact) => fact.instrument)?.instrument
    if (!instrument) return undefined
    const [player, ...others] = await readHoldersOf(house.db, shard, provider, house.personal.indexOf('instrument', instrument.fingerprint))
    return player === undefined || others.length > 0 ? undefined : { shard, player }
  }
}
