import type { Sql, Transaction } from '../../base/database/database.ts'
import type { LinkedGroup, Shared, SharedBy } from './groups.ts'

/** Reads what accounts share that have had bonuses since a moment. */
export async function readShared(sql: Sql, since: Date, most: number): Promise<SharedBy[]> {
  const { rows } = await sql.query<SharedBy>({
    text: `with who as (select distinct shard, player from bonus_grant where state = 'granted' and granted_at >= $1),
           things as (
             select l.kind, l.index as thing, player from who join player_likeness l using (shard, player)
             union select 'paymentAccount', d.provider || ' ' || d.fingerprint, player from who join stored_detail d using (shard, player)
             union select 'device', k.device_hash, player from who join known_device k using (shard, player)
           )
           select kind, array_agg(player order by player) as players from things group by kind, thing having count(*) > 1 order by count(*) desc limit $2`,
    values: [since, most],
  })
  return rows
}

/** What a group has had: how often, the campaigns that more than one of them had, money by currency in minor units. */
type GroupFigures = { bonuses: number; campaigns: number[]; money: Record<string, { given: string; converted: string }>; last_at: Date }

/** Sums the bonuses that the accounts of a group have had since a moment. */
export async function readGroupFigures(sql: Sql, players: readonly bigint[], since: Date): Promise<GroupFigures | undefined> {
  const { rows } = await sql.query<GroupFigures>({
    text: `with had as (
             select g.player, g.campaign, g.currency, g.granted_at, coalesce(a.given, 0) as given, coalesce(e.converted, 0) as converted
             from unnest($1::bigint[]) as who (id) join player p on p.id = who.id and p.shard = who.id % 256
             join bonus_grant g on g.shard = p.shard and g.player = p.id
             left join lateral (select sum(given) as given from bonus_award a where a.shard = g.shard and a.deposit = g.deposit
               and a.kind not in ('freeSpin', 'pokerBonus')) a on true
             left join lateral (select sum(converted) as converted from grant_event e where e.shard = g.shard and e.deposit = g.deposit) e on true
             where g.state = 'granted' and g.granted_at >= $2
           )
           select (select count(*)::integer from had) as bonuses, (select max(granted_at) from had) as last_at,
             array(select campaign from had group by campaign having count(distinct player) > 1 order by campaign) as campaigns,
             (select jsonb_object_agg(currency, jsonb_build_object('given', given::text, 'converted', converted::text))
               from (select currency, sum(given) as given, sum(converted) as converted from had group by currency) by_currency) as money`,
    values: [players, since],
  })
  return rows[0]?.bonuses ? rows[0] : undefined
}

/** A group with what it has had, as the list keeps it. */
export type LinkRow = { place: number; shares: Shared[]; players: bigint[]; campaigns: number[]; bonuses: number; money: GroupFigures['money']; last_at: Date; found_at: Date } // prettier-ignore

/** Puts other groups in the place of those that were found before. */
export async function replaceLinks(tx: Transaction, found: readonly (LinkedGroup & GroupFigures)[], at: Date): Promise<void> {
  await tx.query({ text: 'delete from bonus_link', values: [] })
  for (const [index, { shares, players, campaigns, bonuses, money, last_at: lastAt }] of found.entries())
    await tx.query({
      text: 'insert into bonus_link (place, shares, players, campaigns, bonuses, money, last_at, found_at) values ($1, $2, $3, $4, $5, $6, $7, $8)',
      values: [index + 1, shares, players, campaigns, bonuses, JSON.stringify(money), lastAt, at],
    })
}

/** Reads the groups after a place, of those that share something of a kind. */
export async function readLinks(sql: Sql, after: number, share: Shared | null, most: number): Promise<LinkRow[]> {
  const { rows } = await sql.query<LinkRow>({
    text: `select place, shares, players, campaigns, bonuses, money, last_at, found_at from bonus_link
           where place > $1 and ($2::text is null or $2 = any (shares)) order by place limit $3`,
    values: [after, share, most],
  })
  return rows
}
