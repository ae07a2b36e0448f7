import type { CampaignRow } from '../campaigns/campaign.ts'

/** How a campaign stands: never started, started and before its time, in it, past it, or stopped. */
type CampaignState = 'draft' | 'planned' | 'running' | 'ended' | 'stopped'

/** Returns how a campaign stands at a moment. */
export function campaignState({ enabled, started_at: started, data }: Omit<CampaignRow, 'bonuses_end_at'>, at: Date): CampaignState {
  if (!enabled) return started === null ? 'draft' : 'stopped'
  if (at < new Date(data.startsAt)) return 'planned'
  return data.endsAt !== undefined && at >= new Date(data.endsAt) ? 'ended' : 'running'
}
