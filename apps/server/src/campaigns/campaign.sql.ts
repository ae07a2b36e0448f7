import type { Sql } from '../base/database.ts'

/** A campaign: its name by language, the promo code that leads to it, the countries it is for (none: all) and its time. */
export type Campaign = {
  id: number
  names: Record<string, string>
  promo_code: string | null
  countries: string[]
  starts_at: Date
  ends_at: Date | null
}

const columns = 'id, names, promo_code, countries, starts_at, ends_at'

/** The campaigns that run in a country at a moment. */
export async function readRunningCampaigns(sql: Sql, country: string, at: Date): Promise<Campaign[]> {
  const { rows } = await sql.query<Campaign>({
    text: `select ${columns} from campaign
           where starts_at <= $2 and (ends_at is null or ends_at > $2) and (cardinality(countries) = 0 or $1 = any(countries)) order by id`,
    values: [country, at],
  })
  return rows
}

export async function readCampaigns(sql: Sql): Promise<Campaign[]> {
  return (await sql.query<Campaign>({ text: `select ${columns} from campaign order by id` })).rows
}

export async function writeCampaign(sql: Sql, c: Campaign): Promise<void> {
  await sql.query({
    text: `insert into campaign (${columns}) values ($1, $2, $3, $4, $5, $6)
           on conflict (id) do update set names = excluded.names, promo_code = excluded.promo_code, countries = excluded.countries,
             starts_at = excluded.starts_at, ends_at = excluded.ends_at`,
    values: [c.id, JSON.stringify(c.names), c.promo_code, c.countries, c.starts_at, c.ends_at],
  })
}
