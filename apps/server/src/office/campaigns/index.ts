import { draftCampaign, draftGates, endCampaignBonuses, startCampaign, stopCampaign } from './change-campaigns.ts'
import { previewCampaign, tryCampaign } from './preview-campaigns.ts'
import { listCampaigns, listCampaignVersions, readCampaign } from './read-campaigns.ts'

/** What does the calls about campaigns. */
export const campaignHandlers = {
  listCampaigns,
  readCampaign,
  listCampaignVersions,
  previewCampaign,
  tryCampaign,
  draftCampaign,
  startCampaign,
  stopCampaign,
  endCampaignBonuses,
}

export const campaignGates = draftGates
