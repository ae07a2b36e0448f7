import type { Sql } from '../../base/database/database.ts'

/** How a visit began. */
export type AffiliateVisit = { landing: string; referrer?: string | undefined; campaign: Record<string, string> }

/** Inserts how a visit began. */
export async function writeAffiliateVisit(sql: Sql, { landing, referrer, campaign }: AffiliateVisit, at: Date): Promise<void> {
  await sql.query({
    text: 'insert into affiliate_visit (at, landing, referrer, campaign) values ($1, $2, $3, $4)',
    values: [at, landing, referrer ?? null, JSON.stringify(campaign)],
  })
}
