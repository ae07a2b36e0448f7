import type { House } from '../../base/house.ts'
import { CampaignData, type CampaignSeed } from './campaign.ts'
import { writeCampaign } from './campaign.sql.ts'

/** Writes a campaign that begins now by default; returns its version. */
export function writeTestCampaign({ db, clock }: House, seed: Partial<CampaignSeed> & { id: number }): Promise<number> {
  const usual: Omit<CampaignSeed, 'id'> = { names: { en: `Campaign ${seed.id}` }, startsAt: clock.now().toISOString(), terms: {} }
  return writeCampaign(db, CampaignData.parse({ ...usual, ...seed }), 'cli:test', clock.now())
}
