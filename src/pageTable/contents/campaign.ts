import type { Campaign } from '../../contract/catalogue'
import type { Picture } from '../../contract/picture'
import type { Crumb } from '../pageContext'
import type { ListContent } from './lists'

/** A campaign of SPEC §2, Green Friday and the showroom among them. */
export interface CampaignContent {
  campaign: Campaign
  list: ListContent
  /** The ISO day of the build: the day that the page shows first. */
  builtOn: string
  texts: Record<CampaignPhase, CampaignTexts>
  /** From when and until when. */
  rows: { term: string; text: string }[]
  /** The wall's colour at the top of the picture, where ink can be read on it. */
  ground: string | null
  /** A piece of the campaign from nearby. */
  detail: Picture | null
  /** How many of how many items are paid for: "buy 5, get 1 free". */
  items: { paid: number; all: number } | null
  /** Where its shelving is put together. */
  buildYourOwn: Crumb | null
}

/** What a campaign page says besides the campaign's own words, which differs with the day. */
export interface CampaignTexts {
  status: string
  offer: string | null
  how: string | null
  /** Heading of its list. */
  list: string
}

export type CampaignPhase = 'before' | 'running' | 'over'

/** Where a campaign stands on an ISO day. Its first and its last day are part of it; null is open-ended. */
export function campaignPhase({ starts, ends }: Pick<Campaign, 'starts' | 'ends'>, day: string): CampaignPhase {
  if (starts !== null && day < starts) return 'before'
  return ends !== null && day > ends ? 'over' : 'running'
}
