export { readCampaigns, writeCampaign, type Campaign } from './campaign.sql.ts'
export { campaignIds, offeredCampaigns, readChoice, type Choice } from './choice.ts'
export { writeReferralCode } from './referral-code.sql.ts'
