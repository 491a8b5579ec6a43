import { useEffect, useState } from 'react'
import { findCampaignPhase } from '../../pageTable/contents/campaign'
import type { CampaignLink } from '../../pageTable/contents/links'
import { findShopDay } from '../../i18n/dates'
import { isHydrated } from '../../store/browser/pageLoad'

/** Returns today's ISO day in the shop or, during hydration, the day of the build, so that the HTML matches. */
export function useDay(builtOn: string): string {
  const [day, setDay] = useState(() => (isHydrated() ? findShopDay() : builtOn))
  useEffect(() => setDay(findShopDay()), [])
  return day
}

export function useRunningCampaigns(campaigns: readonly CampaignLink[], builtOn: string): CampaignLink[] {
  const day = useDay(builtOn)
  return campaigns.filter((campaign) => findCampaignPhase(campaign, day) === 'running')
}
