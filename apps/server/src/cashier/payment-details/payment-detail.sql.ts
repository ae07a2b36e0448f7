import type { Sql } from '../../base/database/database.ts'
import { methodIds } from '../method-catalogue/method-ids.ts'

/** Locks an account's fingerprint, so nobody else can take it until the transaction ends. */
export async function lockAccount(sql: Sql, fingerprint: string): Promise<void> {
  await sql.query({ text: 'select pg_advisory_xact_lock(hashtextextended($1, 12001))', values: [fingerprint] })
}

/**
 * Replaces accounts the player gave before: one that money came from remains a payout destination, any other is
 * deleted.
 */
export async function replaceOtherDetails(sql: Sql, shard: number, player: bigint, fingerprint: string, at: Date): Promise<void> {
  await sql.query({
    text: `update stored_detail set method = case when funded_at is null then method else $5 end,
             deleted_at = case when funded_at is null then $4::timestamptz end
           where shard = $1 and player = $2 and method = $6 and fingerprint <> $3 and deleted_at is null`,
    values: [shard, player, fingerprint, at, methodIds.offlineTransfer, methodIds.detailUpdate],
  })
}

/** Returns whether money is on its way to a stored detail. */
export async function isBeingPaid(sql: Sql, shard: number, player: bigint, reference: string): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: `select from withdrawal where shard = $1 and player = $2 and stored_detail = $3 and state in ('pending', 'sending', 'processing') limit 1`,
    values: [shard, player, reference],
  })
  return (rowCount ?? 0) > 0
}

/** A select of the accounts that wait: given and not confirmed, and neither closed nor left so since the player's last change. */
export const readsWaitingDetails = `
  select d.shard, d.player, d.reference, d.description, coalesce(d.changed_at, d.created_at) as since from stored_detail d
  where d.method = ${methodIds.detailUpdate} and not d.verified and not d.blocked and d.deleted_at is null
    and (d.refused_at is null or d.refused_at < d.changed_at)`
