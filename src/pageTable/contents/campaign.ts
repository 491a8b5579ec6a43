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
  /**
   * The link at the end of the list, to the brand of the first product; null if there is no product or its brand is
   * unknown.
   */
  brand: ListEnd | null
  /**
   * The link `brand` as the page shows it after the campaign, with a picture that differs from the pictures of the
   * other campaigns on the page.
   */
  brandAfterwards: ListEnd | null
  /** The ISO date of the build, which the page assumes until the browser updates it. */
  builtOn: string
  texts: Record<CampaignPhase, CampaignTexts>
  story: PageStory | null
  /** The term beside the text of the promotion, in the rows below the story. */
  promotionTerm: string
  /** The rows with the first and last day and the voucher code. */
  rows: { term: string; text: string }[]
  /** The wall in the picture, which the field above the picture continues; null if its colours are unknown. */
  wall: Wall | null
  /** The CSS object-position of the picture where only a wide part of it fits; undefined for the centre. */
  position: string | undefined
  /**
   * Further variants of the products. `variants` is empty for a large campaign, for the showroom, and if there are too
   * few variants to fill a row.
   */
  more: { title: string; variants: CampaignVariant[] }
  conditions: CampaignConditions
  /**
   * The other campaigns that are not over when the site is built. The page shows them when this campaign is over. A
   * campaign with the same picture as this one is omitted.
   */
  others: CampaignLink[]
  /** A close-up of a product in the campaign, or else a picture of the first product; null if there is none. */
  detail: Picture | null
  /** The numbers of paid items and of all items, e.g. 5 and 6 with "buy 5, get 1 free"; null for other promotions. */
  items: { paid: number; all: number } | null
  /** A link to the configurator of the brand; null for a brand without one. */
  buildYourOwn: Crumb | null
}

/** A variant with its picture. The name of the variant includes the name of the product. */
export interface CampaignVariant extends Crumb {
  picture: Picture
}

export interface CampaignConditions {
  title: string
  sentences: string[]
  /** The sentences that the page still shows when the campaign is over: none about prices, gifts or vouchers. */
  afterwards: string[]
  terms: Crumb
}

/** The texts that the page adds to the campaign's own texts in one phase. */
export interface CampaignTexts {
  status: string
  promotionText: string | null
  how: string | null
  /** The heading of the campaign's product list. */
  list: string
}

export type CampaignPhase = 'before' | 'running' | 'over'

/**
 * Returns the phase of a campaign on an ISO date. The first and last day are part of the campaign. Null means that the
 * campaign has no first or last day.
 */
export function findCampaignPhase({ starts, ends }: Pick<Campaign, 'starts' | 'ends'>, day: string): CampaignPhase {
  if (starts !== null && day < starts) return 'before'
  return ends !== null && day > ends ? 'over' : 'running'
}
