import type { Sql } from '../../base/database/database.ts'
import { writeHouseAccounts } from './wallet.sql.ts'

/**
 * Opens the house's accounts with these codes in a statement of its own; the ledger books on no others. Existing ones
 * stay.
 */
export const openAccounts = (sql: Sql, codes: readonly string[]): Promise<void> => writeHouseAccounts(sql, codes)
