import type { Sql } from '../../base/database/database.ts'
import { isDistributed } from '../../base/environment.ts'
import type { PlayerRow } from '../../people/players/index.ts'
import type { Lookups } from './lookups.ts'

/** At most so many have one name: an address is shared by a household. */
const most = 20

/** A player that a text names, and by what. */
export type FoundPlayer = Pick<PlayerRow, 'shard' | 'id' | 'status' | 'country' | 'personal' | 'person_key'> & {
  by: 'id' | 'email' | 'userName' | 'phone' | 'nationalId' | 'account'
}

/** Finds players by number and by the blind indexes of what identifies people. */
export async function findPlayers(sql: Sql, { player, ...by }: Lookups, providers: readonly string[]): Promise<FoundPlayer[]> {
  const { rows } = await sql.query<FoundPlayer>({
    text: `select distinct on (p.shard, p.id) f.by, p.shard, p.id, p.status, p.country, p.personal, k.sealed as person_key
           from (select 'id' as by, 0 as rank, $1::smallint as shard, $2::bigint as player where $2::bigint is not null
                 union all select 'email', 1, l.shard, l.player from player_login l where l.login_index = $3
                 union all select 'userName', 2, l.shard, l.player from player_login l where l.login_index = $4
                 union all select 'userName', 2, i.shard, i.player from player_identifier i where i.kind = 'nickName' and i.index = $5
                 union all select 'phone', 3, i.shard, i.player from player_identifier i where i.kind = 'phoneNumber' and i.index = $6
                 union all (select 'phone', 3, i.shard, i.player from player_likeness i where i.kind = 'phoneNumber' and i.index = $6 limit $10)
                 union all select 'nationalId', 4, n.shard, n.player from player_national_id n where n.id_index = any($7::text[])
                 union all (select 'account', 5, d.shard, d.player from stored_detail d
                   where d.provider = any($8::text[]) and d.fingerprint = $9 and d.deleted_at is null limit $10)) f
           join player p on p.shard = f.shard and p.id = f.player left join person_key k on k.shard = p.shard and k.player = p.id
           order by p.shard, p.id, f.rank limit $10`,
    values: [
      player?.shard ?? null,
      player ? String(player.id) : null,
      by.email ?? null,
      by.userName ?? null,
      by.nickName ?? null,
      by.phone ?? null,
      by.nationalIds,
      providers,
      by.account ?? null,
      most,
    ],
  })
  return rows
}

/** Money, a round or a posting that a text names, with whose it is. */
export type FoundMoney = {
  kind: 'deposit' | 'withdrawal' | 'round' | 'posting'
  by: 'reference' | 'providerReference' | 'id'
  id: string
  amount: bigint | null
  currency: string
  state: string
  player: bigint
  country: string
}

/** Finds deposits and withdrawals by our reference and by their provider's. */
export async function findPayments(sql: Sql, { reference, providerReference }: Lookups): Promise<FoundMoney[]> {
  const { rows } = await sql.query<FoundMoney>({
    text: `select f.kind, f.by, f.id, f.amount, f.currency, f.state, f.player, p.country
           from (select 'deposit' as kind, 'reference' as by, a.reference as id, coalesce(a.credited, a.amount) as amount, a.currency, a.state, a.shard, a.player
                   from deposit_attempt a where a.shard = $1 and a.reference = $2
                 union all select 'withdrawal', 'reference', w.reference, w.amount, w.currency, w.state, w.shard, w.player
                   from withdrawal w where w.shard = $1 and w.reference = $2
                 union all (select 'deposit', 'providerReference', a.reference, coalesce(a.credited, a.amount), a.currency, a.state, a.shard, a.player
                   from deposit_attempt a where a.provider_reference = $3 limit $4)
                 union all (select 'withdrawal', 'providerReference', w.reference, w.amount, w.currency, w.state, w.shard, w.player
                   from withdrawal w where w.provider_reference = $3 limit $4)) f
           join player p on p.shard = f.shard and p.id = f.player limit $4`,
    values: [reference?.shard ?? null, reference?.reference ?? null, providerReference, most],
  })
  return rows
}

/** Each id by itself, as the index by id answers no list. */
const roundsOneByOne = `select h.* from unnest($1::text[]) n (id)
  cross join lateral (select r.id, r.staked, r.currency, r.state, r.shard, r.player from hold r where r.id = n.id and r.kind = 'round' limit $2) h`

/** The same, as Citus takes it. */
export const roundsByNodes = `select r.id, r.staked, r.currency, r.state, r.shard, r.player
  from unnest($1::text[]) n (id) join hold r on r.id = n.id and r.kind = 'round' limit $2`

/** Finds rounds by their id. */
export async function findRounds(sql: Sql, { rounds }: Lookups): Promise<FoundMoney[]> {
  const { rows } = await sql.query<FoundMoney>({
    text: `with h as materialized (${isDistributed() ? roundsByNodes : roundsOneByOne})
           select 'round' as kind, 'id' as by, h.id, h.staked as amount, h.currency, h.state, h.player, p.country
           from h join player p on p.shard = h.shard and p.id = h.player`,
    values: [rounds, most],
  })
  return rows
}

/** Finds postings by their id: one look-up for each shard. */
export async function findPostings(sql: Sql, { postings }: Lookups): Promise<FoundMoney[]> {
  const { rows } = await sql.query<FoundMoney>({
    text: `select 'posting' as kind, 'id' as by, t.id, null::bigint as amount, t.currency, t.kind as state, t.player, p.country
           from posting t join player p on p.shard = t.shard and p.id = t.player
           where t.shard = any (array(select generate_series(0, 255)::smallint)) and t.id = any($1::text[]) and t.request_hash <> '*' limit $2`,
    values: [postings, most],
  })
  return rows
}

/** A campaign that a text names. */
type FoundCampaign = { id: number; by: 'id' | 'code'; name: string | null; enabled: boolean }

export async function findCampaigns(sql: Sql, { campaign, code }: Lookups): Promise<FoundCampaign[]> {
  const { rows } = await sql.query<FoundCampaign>({
    text: `select f.id, f.by, v.data #>> '{names,en}' as name, f.enabled
           from (select c.id, 'id' as by, c.version, c.enabled from campaign c where c.id = $1
                 union all select c.id, 'code', c.version, c.enabled from campaign c where c.promo_code = $2 and c.id is distinct from $1) f
           join campaign_version v on v.campaign = f.id and v.version = f.version`,
    values: [campaign ?? null, code],
  })
  return rows
}

/** A colleague that a text names. */
type FoundStaff = { id: bigint; by: 'email' | 'name'; name: string; state: string }

export async function findStaff(sql: Sql, { staffEmail, name }: Lookups): Promise<FoundStaff[]> {
  const { rows } = await sql.query<FoundStaff>({
    text: `select s.id, 'email' as by, s.name, s.state from staff s where s.email_index = $1
           union all (select s.id, 'name', s.name, s.state from staff s where lower(s.name) = lower($2::text) and s.email_index is distinct from $1 limit $3)`,
    values: [staffEmail ?? null, name, most],
  })
  return rows
}
