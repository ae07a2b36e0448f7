import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { readStoredDetails } from '../../cashier/stored-details/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { isNo, type OfficeRefused } from '../base/office-refusal.ts'
import { playerToRead } from '../players/index.ts'

/** Lists the stored cards and accounts of a player, masked. */
export async function listStored(
  asking: StaffContext,
  { player }: { player: string },
): Promise<OfficeAnswers<'GET /office/players/stored'> | OfficeRefused> {
  const row = await playerToRead(asking, 'accounts.decide', player)
  if (isNo(row)) return row
  const details = await readStoredDetails(asking.house.db, row.shard, row.id)
  return {
    details: details.map(({ reference, description, verified, blocked, funded_at: fundedAt }) => ({
      reference,
      description,
      isVerified: verified,
      isBlocked: blocked,
      fundedAt: fundedAt?.toISOString() ?? null,
    })),
  }
}
