import type { Campaign } from '../../contract/catalogue'
import type { Picture } from '../../contract/picture'
import type { Crumb } from '../pageContext'
import type { Wall } from './wallColour'

export interface CategoryLink extends Crumb {
  product_count: number
}

export interface BrandLink extends Crumb {
  tagline: string
  country: string
  /** The year in which the brand was founded; null if it is unknown. */
  founded: number | null
}

export interface FamilyLink extends Crumb {
  description: string
  picture: Picture | null
}

/**
 * A campaign that is not over when the site is built. The browser decides whether it is running (`findCampaignPhase`).
 */
export interface CampaignLink extends Crumb, Pick<Campaign, 'starts' | 'ends' | 'picture'> {
  /** The text that says when the campaign starts (`before`) or ends (`running`). */
  when: Record<'before' | 'running', string>
  /** The slug of the brand if the campaign is about a single brand; otherwise null. */
  brand: string | null
}

export interface Story {
  eyebrow: string
  title: string
  text: string
  link: Crumb
  picture: Picture
  /**
   * The wall in the picture, which the field beside the picture continues (docs/look.md, "Colour"); null if its colours
   * are unknown.
   */
  wall: Wall | null
}

/** The link at the end of a list, which leads to another page and fills the last row. */
export interface ListEnd extends Crumb {
  sentence: string
  /**
   * The photo of a room, or a close-up, that the page of the list does not show otherwise; null without such a picture.
   */
  picture: Picture | null
  /**
   * The CSS colour of the wall in the main picture of the page, or in `picture` if the page has no other picture. Ink
   * text is readable on it. Null if the colour is unknown.
   */
  ground: string | null
}

/** The texts and pictures on the page of a campaign, brand or product family besides those of the shop API. */
export interface PageStory {
  quote: string
  /** The speaker of the quote; null if the shop itself speaks. */
  by: string | null
  paragraphs: string[]
  closeUp: Picture | null
  /** The photo of a room, which differs from the main picture of the page; null without such a photo. */
  room: Picture | null
}
