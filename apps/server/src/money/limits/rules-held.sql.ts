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

/** Whose limits they are: where they live, their age, how long they have been here, and the rules that have applied. */
type Holder = { country: string; birthDate: string; createdAt: Date; held: RulesHeld }
type HolderRow = { country: string; birth_date: string; created_at: Date; held_country: string | null; since: Date }

/** Reads a wallet's player with the rules that have applied to it, oldest first; undefined if there is no such player. */
export async function readHolder(sql: Sql, { shard, player, currency }: WalletKey): Promise<Holder | undefined> {
  const { rows } = await sql.query<HolderRow>({
    name: 'limits_holder',
    text: `select p.country, p.birth_date::text as birth_date, p.created_at, h.country as held_country, h.since
           from player p left join rules_held h on h.shard = p.shard and h.player = p.id and h.currency = $3
           where p.shard = $1 and p.id = $2 order by h.id`,
    values: [shard, player, currency],
  })
  const [first] = rows
  if (!first) return undefined
  const held = rows.flatMap(({ held_country: country, since }) => (country === null ? [] : [{ country, since }]))
  return { country: first.country, birthDate: first.birth_date, createdAt: first.created_at, held }
}

/** Records that a country's rules apply to a wallet from `since` on. */
export async function writeRulesHeld(sql: Sql, { shard, player, currency }: WalletKey, country: string, since: Date): Promise<void> {
  await sql.query({
    text: 'insert into rules_held (shard, player, currency, since, country) values ($1, $2, $3, $4, $5)',
    values: [shard, player, currency, since, country],
  })
}
