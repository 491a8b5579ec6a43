import type { Campaign } from '../../contract/catalogue'
import type { Picture } from '../../contract/picture'
import type { Crumb } from '../pageContext'
import type { CampaignLink, ListEnd, PageStory } from './links'
import type { ListContent } from './lists'
import type { Wall } from './wallColour'

/** A campaign of SPEC §2, including Green Friday and the showroom. */
export interface CampaignContent {
  campaign: Campaign
  list: ListContent
  /** The brand of the first product; null without products. */
  brand: ListEnd | null
  /** The same brand for the page of a past campaign, which shows other campaigns. Its picture differs from theirs. */
  brandAfterwards: ListEnd | null
  /** The ISO date of the build, which the page assumes until the browser updates it. */
  builtOn: string
  texts: Record<CampaignPhase, CampaignTexts>
  story: PageStory | null
  /** The term before the promotion, in the rows below the story. */
  promotionTerm: string
  /** The rows with the first and last day and the voucher code. */
  rows: { term: string; text: string }[]
  /** The wall in the picture, which the field above it continues; null if it is unknown. */
  wall: Wall | null
  /** The object-position of the picture, where only a wide part of it fits. */
  position: string | undefined
  /** More variants of the products of a small campaign; none in a large one. */
  more: { title: string; variants: CampaignVariant[] }
  conditions: CampaignConditions
  /**
   * The other campaigns that are not over when the site is built, to show when this one is over. A campaign with the same
   * picture is omitted.
   */
  others: CampaignLink[]
  /** A close-up of a product in the campaign. */
  detail: Picture | null
  /** The number of items paid for and in total, e.g. 5 of 6 with "buy 5, get 1 free". */
  items: { paid: number; all: number } | null
  /** A link to the brand's configurator. */
  buildYourOwn: Crumb | null
}

/** A variant with its picture. Its name includes that of the product. */
export interface CampaignVariant extends Crumb {
  picture: Picture
}

export interface CampaignConditions {
  title: string
  sentences: string[]
  /** The sentences that remain when the campaign is over: none on prices, gifts or vouchers. */
  afterwards: string[]
  terms: Crumb
}

/** The texts that the campaign page adds to those of the campaign. They depend on the day. */
export interface CampaignTexts {
  status: string
  promotionText: string | null
  how: string | null
  /** The heading of the campaign's product list. */
  list: string
}

export type CampaignPhase = 'before' | 'running' | 'over'

/** Returns the phase of a campaign on an ISO date. The first and last day belong to the campaign; null is open-ended. */
export function findCampaignPhase({ starts, ends }: Pick<Campaign, 'starts' | 'ends'>, day: string): CampaignPhase {
  if (starts !== null && day < starts) return 'before'
  return ends !== null && day > ends ? 'over' : 'running'
}
