import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from './posting.ts'
import { writeGameSession } from './wallet.sql.ts'

/**
 * Names the one game session that may place bets on a wallet, in the transaction that opens or ends the session; null
 * for none. The posting function refuses bets of any other.
 */
export const bindGameSession = (sql: Sql, wallet: WalletKey, session: string | null): Promise<void> =>
  writeGameSession(sql, wallet, session)
