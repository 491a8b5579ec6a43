import { campaignPhase } from '../../../pageTable/campaignPhase'
import type { CampaignLink } from '../../../pageTable/contents/links'

const most = 3

/** The campaigns that run on an ISO day, those that end first in front, and behind them those that are still to come. */
export function campaignsNow(links: readonly CampaignLink[], day: string) {
  const inPhase = (wanted: 'running' | 'before') =>
    links.filter((link) => campaignPhase(link, day) === wanted).map((link) => ({ ...link, phase: wanted }))
  return [...inPhase('running'), ...inPhase('before')].slice(0, most)
}
