import type { Campaign } from '../contract/catalogue'

export type CampaignPhase = 'before' | 'running' | 'over'

/** Where a campaign stands on an ISO day. Its first and its last day are part of it; null is open-ended. */
export function campaignPhase({ starts, ends }: Pick<Campaign, 'starts' | 'ends'>, day: string): CampaignPhase {
  if (starts !== null && day < starts) return 'before'
  return ends !== null && day > ends ? 'over' : 'running'
}
