import type { PaymentDetails } from '@fairhouse/contract'
import type { House, PlayerContext } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { methodIds } from '../method-catalogue/method-ids.ts'
import type { MethodData } from '../method-catalogue/method.ts'
import { readMethod } from '../method-catalogue/method.sql.ts'
import { readAccountToken } from '../providers/bank-transfer/account.ts'
import { storedDetailView } from '../stored-details/stored-detail-view.ts'
import { readStoredDetails, type StoredDetailRow } from '../stored-details/stored-detail.sql.ts'
import { openToken } from '../stored-details/stored-detail-seal.ts'

type Who = { shard: number; player: bigint }

/** Returns the account a player has given, if any. */
const detailIn = (rows: readonly StoredDetailRow[]): StoredDetailRow | undefined =>
  rows.find(({ method }) => method === methodIds.detailUpdate)
export const readOwnDetail = async (sql: Sql, { shard, player }: Who): Promise<StoredDetailRow | undefined> =>
  detailIn(await readStoredDetails(sql, shard, player))

/** Returns until when withdrawals pause after a change of account; undefined if they do not. */
export function pausedUntil({ clock, settings }: House, detail: StoredDetailRow | undefined): Date | undefined {
  if (!detail?.changed_at) return undefined
  const until = new Date(detail.changed_at.getTime() + settings.get('paymentDetails.pauseHours') * 3_600_000)
  return until > clock.now() ? until : undefined
}

/** Returns the method whose fields are the payment details; undefined if the operator disabled it. */
export async function detailMethod(sql: Sql): Promise<MethodData | undefined> {
  const row = await readMethod(sql, methodIds.detailUpdate)
  return row?.enabled ? row.data : undefined
}

/** Returns a player's payout account as fields with their current values, and what is still to be confirmed. */
export async function readPaymentDetails({ house, player }: PlayerContext): Promise<PaymentDetails | Refused> {
  const [method, rows] = await Promise.all([detailMethod(house.db), readStoredDetails(house.db, player.shard, player.player)])
  return method ? paymentDetailsView(house, method, rows) : refuse('methodUnavailable')
}

function paymentDetailsView(house: House, method: MethodData, rows: StoredDetailRow[]): PaymentDetails {
  const detail = detailIn(rows)
  const until = pausedUntil(house, detail)
  return {
    methodId: method.id,
    fields: fieldsWith(house, method, detail),
    status: !detail ? 'none' : detail.verified ? 'verified' : 'unverified',
    isFunded: detail?.funded_at != null,
    pausedUntil: until?.toISOString() ?? null,
    unverified: rows.filter(({ verified, reusable, method: id }) => !verified && reusable && id !== method.id).map(storedDetailView),
  }
}

/** Fills the fields with what is stored. A stored name was checked against the player's, so it is read-only. */
export function fieldsWith(house: House, { fields }: MethodData, detail: StoredDetailRow | undefined): MethodData['fields'] {
  if (!detail) return fields
  const { iban, name } = readAccountToken(openToken(house, detail))
  const stored: Readonly<Record<string, string>> = { ibanNumber: iban, abbreviatedName: name }
  return fields.map((field) => {
    const value = stored[field.field]
    if (value === undefined) return field
    return { ...field, defaultValue: value, ...(field.field === 'abbreviatedName' ? { readOnly: true } : {}) }
  })
}
