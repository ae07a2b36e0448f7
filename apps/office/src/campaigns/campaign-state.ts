import type { CampaignState } from '@fairhouse/contract/office/bonuses/campaigns.ts'

/** The colour that each state of a campaign has beside its word. */
export const toneOfCampaign = {
  draft: 'warning',
  planned: 'brass',
  running: 'good',
  ended: 'quiet',
  stopped: 'bad',
} as const satisfies Record<CampaignState, string>
