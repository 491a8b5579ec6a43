import type { Brand, Family } from '../../contract/catalogue'
import type { Picture } from '../../contract/picture'
import type { Crumb } from '../pageContext'
import type { BrandLink, CampaignLink, FamilyLink } from './links'
import type { ListContent } from './lists'
import type { PageStory } from './pageStory'

/** The brands by initial, in alphabetical order. The initial is `#` for names that do not begin with a letter. */
export interface BrandsContent {
  letters: { letter: string; brands: IndexedBrand[] }[]
}

/** A brand with the data of its entry in the index. */
export interface IndexedBrand extends BrandLink {
  picture: Picture
  product_count: number
}

/** The page of a brand: its product families, its campaigns and all its products. */
export interface BrandContent {
  brand: Brand
  story: PageStory | null
  families: FamilyLink[]
  /** The campaigns that are only about this brand. */
  campaigns: CampaignLink[]
  /** The ISO date of the build, which the page assumes until the browser updates it. */
  builtOn: string
  /** The path of the brand's configurator; null for a brand without one. */
  buildYourOwn: string | null
  list: ListContent
}

/** A brand as the page of one of its product families introduces it. */
export interface BrandTeaser extends Crumb {
  tagline: string
  /** A room that the page does not show yet; null if the brand has none. */
  picture: Picture | null
  /** The colour of the wall in the page's own room; null if ink text is not readable on it. */
  ground: string | null
}

export interface FamilyContent {
  family: Family
  brand: BrandTeaser
  story: PageStory | null
  /** The other families of the brand. */
  others: FamilyLink[]
  list: ListContent
}
