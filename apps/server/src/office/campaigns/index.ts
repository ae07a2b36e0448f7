import { listCodeBatches, makeCodes, readCodes, stopCodes } from './campaign-codes.ts'
import { draftCampaign, draftGates, endCampaignBonuses, startCampaign, stopCampaign } from './change-campaigns.ts'
import { forecastCampaign } from './forecast-campaign.ts'
import { previewCampaign, tryCampaign } from './preview-campaigns.ts'
import { listCampaigns, listCampaignVersions, readCampaign } from './read-campaigns.ts'

/** What does the calls about campaigns. */
export const campaignHandlers = {
  listCampaigns,
  readCampaign,
  listCampaignVersions,
  previewCampaign,
  tryCampaign,
  forecastCampaign,
  listCodeBatches,
  readCodes,
  makeCodes,
  stopCodes,
  draftCampaign,
  startCampaign,
  stopCampaign,
  endCampaignBonuses,
}

export const campaignGates = draftGates
