import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from './posting.ts'
import { writeWallet } from './wallet.sql.ts'

/**
 * Opens an empty wallet in the caller's transaction, so no account exists without one. Leaves an existing wallet alone.
 */
export const openWallet = (sql: Sql, wallet: WalletKey): Promise<void> => writeWallet(sql, wallet)
