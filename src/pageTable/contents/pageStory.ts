import type { Picture } from '../../contract/picture'

/** The texts and pictures on the page of a campaign, brand or product family besides those of the shop API. */
export interface PageStory {
  quote: string
  /** The speaker of the quote; null if the shop itself speaks. */
  by: string | null
  paragraphs: string[]
  /** A close-up of a product. */
  closeUp: Picture | null
  /** A room that differs from the main picture of the page. */
  room: Picture | null
}
