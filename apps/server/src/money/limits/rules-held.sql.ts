import type { RulesHeld } from '@fairhouse/country-rules'
import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from '../wallet/posting.ts'

/** Reads which countries' rules have applied to a wallet, oldest first; empty before the first computation. */
export async function readRulesHeld(sql: Sql, { shard, player, currency }: WalletKey): Promise<RulesHeld> {
  const { rows } = await sql.query<RulesHeld[number]>({
    name: 'rules_held_read',
    text: 'select country, since from rules_held where shard = $1 and player = $2 and currency = $3 order by id',
    values: [shard, player, currency],
  })
  return rows
}

/** Records that a country's rules apply to a wallet from `since` on. */
export async function writeRulesHeld(sql: Sql, { shard, player, currency }: WalletKey, country: string, since: Date): Promise<void> {
  await sql.query({
    text: 'insert into rules_held (shard, player, currency, since, country) values ($1, $2, $3, $4, $5)',
    values: [shard, player, currency, since, country],
  })
}
