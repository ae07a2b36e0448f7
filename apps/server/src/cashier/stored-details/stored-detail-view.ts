import type { StoredDetail } from '@fairhouse/contract'
import type { StoredDetailRow } from './stored-detail.sql.ts'

/** Returns a stored card or account as pages show it. */
export const storedDetailView = (row: StoredDetailRow): StoredDetail => ({
  storedDetailReference: row.reference,
  description: row.description,
  blocked: row.blocked,
  verified: row.verified,
  paymentMethodId: row.method,
  ...(row.clearing_house ? { clearingHouse: row.clearing_house } : {}),
  ...(row.bank_name ? { bankName: row.bank_name } : {}),
})
