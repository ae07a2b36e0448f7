import type { Sql } from '../../base/database/database.ts'
import type { Balances, WalletKey } from './posting.ts'

export type WalletRow = Balances & { seq: bigint }

/** The columns of `WalletRow`. */
export const balanceColumns =
  'cash, reserve, held, promo, betting_bonus, live_bonus, cashback, saving, in_play_cash, in_play_bonus, pending_withdrawal, seq'

/** Reads a wallet's balances; undefined if there is no such wallet. */
export async function readWalletRow(sql: Sql, { shard, player, currency }: WalletKey): Promise<WalletRow | undefined> {
  const { rows } = await sql.query<WalletRow>({
    name: 'wallet_read',
    text: `select ${balanceColumns} from wallet where shard = $1 and player = $2 and currency = $3`,
    values: [shard, player, currency],
  })
  return rows[0]
}

/** Reads what the player owes the house in this currency; negative if the house owes the player. */
export async function readDebt(sql: Sql, { shard, player, currency }: WalletKey): Promise<bigint> {
  const { rows } = await sql.query<{ amount: bigint }>({
    text: 'select amount from debt where shard = $1 and player = $2 and currency = $3',
    values: [shard, player, currency],
  })
  return rows[0]?.amount ?? 0n
}

/** Inserts an empty wallet; does nothing if it exists. */
export async function writeWallet(sql: Sql, { shard, player, currency }: WalletKey): Promise<void> {
  await sql.query({ text: 'select wallet_open($1::smallint, $2, $3)', values: [shard, player, currency] })
}

/** Opens house accounts; existing ones stay. */
export async function writeHouseAccounts(sql: Sql, codes: readonly string[]): Promise<void> {
  await sql.query({ text: 'select account_open($1)', values: [codes] })
}

/** Locks the wallet for this transaction, so what follows does not interleave with any other movement. */
export async function lockWallet(sql: Sql, { shard, player, currency }: WalletKey): Promise<void> {
  await sql.query({ text: 'select wallet_lock($1::smallint, $2, $3)', values: [shard, player, currency] })
}

/** Stores the one game session that may place bets; null for none. */
export async function writeGameSession(sql: Sql, { shard, player, currency }: WalletKey, session: string | null): Promise<void> {
  await sql.query({ text: 'select wallet_game_session($1::smallint, $2, $3, $4)', values: [shard, player, currency, session] })
}

/** Reads how much cash the wallet may still hold; null for no bound. */
export async function readRoom(sql: Sql, { shard, player, currency }: WalletKey): Promise<bigint | null> {
  const { rows } = await sql.query<{ room: bigint | null }>({
    text: 'select case when max_balance is not null then greatest(max_balance - cash, 0) end as room from wallet where shard = $1 and player = $2 and currency = $3',
    values: [shard, player, currency],
  })
  return rows[0]?.room ?? null
}
