import { referenceOn } from '../../base/ids.ts'
import type { TestCashier } from '../../cashier/deposits/test-cashier.ts'
import { readStoredDetails } from '../../cashier/stored-details/stored-detail.sql.ts'
import { writeRequest } from '../../cashier/withdrawals/request-withdrawal.ts'
import type { fundedPlayer } from '../../cashier/withdrawals/test-withdrawal.ts'

type Funded = Awaited<ReturnType<typeof fundedPlayer>>

/** Asks for withdrawals of these amounts in minor units, without the terms of a way to pay. */
export async function askFor(at: TestCashier, { player }: Funded, ...amounts: bigint[]): Promise<string[]> {
  const [detail] = await readStoredDetails(at.house.db, player.shard, player.id)
  const wallet = { shard: player.shard, player: player.id, currency: 'EUR' }
  const references = amounts.map(() => referenceOn(player.shard))
  for (const [place, reference] of references.entries())
    await at.house.db.transaction((tx) =>
      writeRequest(at.house, wallet, tx, {
        reference,
        key: reference,
        sums: { amount: amounts[place]!, fee: 0n }, // of the same length
        destination: { detail: detail!, method: undefined as never }, // the player has paid by card; a request asks nothing of its method
        actor: `player:${player.id}`,
        from: 'cashFirst',
      }),
    )
  return references
}
