import type { RequestContext } from '../../base/house.ts'
import { writeAffiliateVisit, type AffiliateVisit } from './affiliate.sql.ts'

/** Records how a visit began, for the affiliate who sent the visitor. */
export async function tellAffiliate({ house }: RequestContext, visit: AffiliateVisit): Promise<Record<string, never>> {
  await writeAffiliateVisit(house.db, visit, house.clock.now())
  return {}
}
