import type { Picture } from '../../contract/picture'
import type { ProductCard } from '../../contract/product'
import type { Crumb } from '../pageContext'
import type { RatedReview } from './content'
import type { BrandLink, CampaignLink, CategoryLink, Story } from './links'

export interface Heading {
  title: string
  link: Crumb
}

export interface HomeContent {
  hero: { title: string; text: string; link: Crumb; picture: Picture }
  /** The new products, and other products after them if there are too few to fill a row. */
  newProducts: ProductCard[]
  /** Whether all of `newProducts` are new. */
  hasNew: boolean
  /**
   * The colours in which the new products can be shown. The list is empty if not all of `newProducts` are new, or if
   * the shop API gives no colours.
   */
  colours: WallColour[]
  campaigns: Heading & { links: CampaignLink[] }
  /** At most two stories. */
  stories: readonly Story[]
  categories: CategoryLink[]
  categoryPicture: Picture
  brands: BrandLink[]
  /** Whether all of `brands` are from northern countries, and from more than one. They then run from south to north. */
  isSouthToNorth: boolean
  lowerSections: LowerSectionsContent
  /** The paths to which "show all" leads, for new products and for brands. */
  newProductsPath: string
  brandsPath: string
}

/** The sections that load separately when the user scrolls down the home page. */
export interface LowerSectionsContent {
  /** A review by a customer; null without reviews. */
  quote: Pick<RatedReview, 'text' | 'by' | 'product' | 'picture'> | null
  panels: (Heading & { text: string; picture: Picture })[]
  services: { title: string; text: string }[]
}

/**
 * A colour of new products, with a wall colour that suits the products and the path of the new products in that colour.
 */
export interface WallColour {
  key: string
  name: string
  swatch: string
  wall: string
  path: string
}
