import type { Sql } from '../../base/database/database.ts'
import { readsOpenRounds, type WalletKey } from '../../money/wallet/index.ts'

type OpenRound = { id: string; owner_ref: string; amount: bigint; opened_at: Date }

/** Reads a player's open rounds. */
export async function readPendingRounds(sql: Sql, { shard, player, currency }: WalletKey): Promise<OpenRound[]> {
  const { rows } = await sql.query<OpenRound>({
    text: `select id, owner_ref, amount, opened_at from ${readsOpenRounds} open order by opened_at desc limit 100`,
    values: [shard, player, currency],
  })
  return rows
}

/** Returns whether a posting with this id was booked or refused before. */
export async function isBooked(sql: Sql, { shard }: WalletKey, posting: string): Promise<boolean> {
  const { rowCount } = await sql.query({ text: 'select from posting where shard = $1 and id = $2', values: [shard, posting] })
  return rowCount === 1
}

/**
 * Returns whether the bet named by a rollback belongs to the wallet it names, to another on any shard, or is unknown.
 */
export async function readOwnerOf(
  sql: Sql,
  posting: string,
  { shard, player, currency }: WalletKey,
): Promise<'its own' | 'another' | undefined> {
  // One key look-up per shard; rollbacks are rare.
  const { rows } = await sql.query<{ owned: boolean }>({
    text: `select (shard, player, currency) = ($2::smallint, $3::bigint, $4::text) as owned from posting
           where shard = any (array(select generate_series(0, 255)::smallint)) and id = $1 and request_hash <> '*' order by 1 desc`,
    values: [posting, shard, player, currency],
  })
  return rows.length === 0 ? undefined : rows[0]?.owned ? 'its own' : 'another'
}

/** Returns whether a bet was rolled back under this id, in this round. */
export async function isRolledBack(sql: Sql, { shard, player }: WalletKey, posting: string, round: string): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: `select from posting p where p.shard = $1 and p.id = $2 and p.player = $3 and p.reason_ref = $4 and p.outcome = 'posted'
             and not exists (select from transfer t where t.shard = p.shard and t.player = p.player and t.currency = p.currency
               and t.seq = p.first_seq and t.posting = p.id and t.debit not like 'in_play%')`,
    values: [shard, posting, player, round],
  })
  return rowCount === 1
}
