import type { Actor } from '../../base/actor.ts'
import type { Sql } from '../../base/database/database.ts'
import type { CampaignData, CampaignRow } from './campaign.ts'

const current = `select c.id, c.version, c.enabled, c.started_at, c.bonuses_end_at, v.data from campaign c join campaign_version v on v.campaign = c.id and v.version = c.version`

/** Reads the current version of all campaigns, by id. */
export async function readCampaigns(sql: Sql): Promise<CampaignRow[]> {
  return (await sql.query<CampaignRow>({ text: `${current} order by c.id` })).rows
}

export async function readCampaign(sql: Sql, id: number): Promise<CampaignRow | undefined> {
  return (await sql.query<CampaignRow>({ text: `${current} where c.id = $1`, values: [id] })).rows[0]
}

export async function readCampaignByCode(sql: Sql, code: string): Promise<CampaignRow | undefined> {
  return (await sql.query<CampaignRow>({ text: `${current} where c.promo_code = upper($1)`, values: [code] })).rows[0]
}

/** Reads a campaign in the version something was begun with. */
export async function readCampaignVersion(sql: Sql, id: number, version: number): Promise<CampaignData | undefined> {
  const { rows } = await sql.query<{ data: CampaignData }>({
    text: 'select data from campaign_version where campaign = $1 and version = $2',
    values: [id, version],
  })
  return rows[0]?.data
}

/** Writes a campaign as its next version, enabling a new one by default. Returns the version. */
export async function writeCampaign(sql: Sql, data: CampaignData, actor: Actor, at: Date, enabled = true): Promise<number> {
  const { rows } = await sql.query<{ version: number }>({
    text: `insert into campaign_version (campaign, version, data, at, actor)
           select $1, coalesce(max(version), 0) + 1, $2, $3, $4 from campaign_version where campaign = $1 returning version`,
    values: [data.id, JSON.stringify(data), at, actor],
  })
  const version = rows[0]!.version // an insert returns its row
  await sql.query({
    text: `insert into campaign (id, version, promo_code, enabled, started_at) values ($1, $2, $3, $4, case when $4 then $5::timestamptz end)
           on conflict (id) do update set version = excluded.version, promo_code = excluded.promo_code`,
    values: [data.id, version, data.promoCode ?? null, enabled, at],
  })
  return version
}

/** Starts or stops a campaign; returns whether there is one. */
export async function writeCampaignEnabled(sql: Sql, id: number, enabled: boolean, at: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: `update campaign set enabled = $2, started_at = coalesce(started_at, case when $2 then $3::timestamptz end),
             stopped_at = case when not $2 then coalesce(stopped_at, $3) end where id = $1`,
    values: [id, enabled, at],
  })
  return rowCount === 1
}
