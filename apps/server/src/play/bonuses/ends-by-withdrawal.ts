import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from '../../money/wallet/index.ts'
import { wageringOf } from '../campaigns/index.ts'
import { readActiveGrant } from './active-grant.sql.ts'

/** Returns whether a withdrawal would end the wallet's active bonus. */
export async function endsByWithdrawal(sql: Sql, wallet: WalletKey): Promise<boolean> {
  const grant = await readActiveGrant(sql, wallet)
  return grant !== undefined && wageringOf(grant.data).onWithdrawal === 'forfeit'
}
