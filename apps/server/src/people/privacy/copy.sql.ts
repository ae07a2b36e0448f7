import type { Outbox, OutboxRow } from '../../base/mail/outbox.sql.ts'
import type { Sql } from '../../base/database/database.ts'
import type { Owner } from '../../base/keys/personal-data.ts'

/** More than anybody has of one kind; otherwise the copy says that there is more. */
export const mostRows = 5000

const statements = {
  devices: `select left(device_hash, 12) as name, first_seen_at as at from known_device where shard = $1 and player = $2 order by 2 desc limit $3`,
  waysIn: `select 'passkey' as type, name, added_at as at from passkey where shard = $1 and player = $2
           union all select 'one-time codes', '', confirmed_at from second_factor where shard = $1 and player = $2 and confirmed_at is not null
           union all select 'account elsewhere', issuer, linked_at from player_identity where shard = $1 and player = $2 order by 3 desc limit $3`,
  exclusions: `select kind as type, source as by, reason, starts_at as at, ends_at as until from exclusion where shard = $1 and player = $2
               order by starts_at desc limit $3`,
  registers: `select register as name, occasion as about, answer as value, at from register_answer where shard = $1 and player = $2
              order by at desc limit $3`,
  realityChecks: `select then_did as value, at from reality_check where shard = $1 and player = $2 order by at desc limit $3`,
  // The kind of actor, such as staff: who it was stays with the operator.
  looks: `select purpose as type, array_to_string(fields, ', ') as about, split_part(actor, ':', 1) as by, at from access_log
          where shard = $1 and player = $2 order by at desc limit $3`,
  campaigns: `select 'chosen' as type, campaign::text as name, at from registration_choice where shard = $1 and player = $2
              union all select 'bonus', g.campaign::text, g.granted_at from bonus_grant g where g.shard = $1 and g.player = $2
              union all select case when marked then 'no bonuses for protection' else 'bonuses after protection' end, '', at from player_mark where shard = $1 and player = $2
              union all select case when barred then 'no bonuses' else 'bonuses again' end, '', at from bonus_bar where shard = $1 and player = $2
              union all select 'points: ' || kind, 'level ' || level, at from loyalty_event where shard = $1 and player = $2
              order by 3 desc limit $3`,
} as const
export type PlainSection = keyof typeof statements

/** Reads unsealed rows of a player, newest first. */
export async function readPlainSection(sql: Sql, section: PlainSection, { shard, player }: Owner): Promise<Record<string, unknown>[]> {
  const { rows } = await sql.query<Record<string, unknown>>({ text: statements[section], values: [shard, player, mostRows] })
  return rows
}

type Sent = OutboxRow & { at: Date; kind: Outbox }

/** Reads sealed messages sent to a player, newest first. */
export async function readSent(sql: Sql, { shard, player }: Owner): Promise<Sent[]> {
  const { rows } = await sql.query<Sent>({
    text: `select s.kind, s.id, s.sealed, s.shard, s.player, k.sealed as person_key, s.at from (
             select 'mail' as kind, id, sealed, shard, player, coalesce(sent_at, created_at) as at from mail where shard = $1 and player = $2
             union all select 'sms', id, sealed, shard, player, coalesce(sent_at, created_at) from sms where shard = $1 and player = $2) s
           left join person_key k on k.shard = s.shard and k.player = s.player order by s.at desc limit $3`,
    values: [shard, player, mostRows],
  })
  return rows
}
