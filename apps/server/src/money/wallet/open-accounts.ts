import type { Sql } from '../../base/database/database.ts'
import { writeHouseAccounts } from './wallet.sql.ts'

/** Opens the house's accounts with these codes; the ledger books on no other. Those already open stay. One statement, committed alone. */
export const openAccounts = (sql: Sql, codes: readonly string[]): Promise<void> => writeHouseAccounts(sql, codes)
