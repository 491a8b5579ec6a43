import type { Campaign } from '../../contract/catalogue'
import type { Picture } from '../../contract/picture'
import type { Crumb } from '../pageContext'
import type { ListContent } from './lists'

/** A campaign of SPEC §2, Green Friday and the showroom included. */
export interface CampaignContent {
  campaign: Campaign
  list: ListContent
  /** The ISO date of the build, which the page assumes until the browser updates it. */
  builtOn: string
  texts: Record<CampaignPhase, CampaignTexts>
  /** The first and last day. */
  rows: { term: string; text: string }[]
  /** The wall colour at the top of the picture, if ink text is readable on it. */
  ground: string | null
  /** A close-up of a product in the campaign. */
  detail: Picture | null
  /** How many of how many items are paid for, with "buy 5, get 1 free". */
  items: { paid: number; all: number } | null
  /** A link to the brand's configurator. */
  buildYourOwn: Crumb | null
}

/** The texts of a campaign page besides the campaign's own; they differ with the day. */
export interface CampaignTexts {
  status: string
  promotionText: string | null
  how: string | null
  /** Heading of its list. */
  list: string
}

export type CampaignPhase = 'before' | 'running' | 'over'

/** Returns the phase of a campaign on an ISO date. The first and last day belong to it; null is open-ended. */
export function campaignPhase({ starts, ends }: Pick<Campaign, 'starts' | 'ends'>, day: string): CampaignPhase {
  if (starts !== null && day < starts) return 'before'
  return ends !== null && day > ends ? 'over' : 'running'
}
