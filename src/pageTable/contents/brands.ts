import type { Brand, Family } from '../../contract/catalogue'
import type { Picture } from '../../contract/picture'
import type { BrandLink, CampaignLink, FamilyLink, ListEnd, PageStory } from './links'
import type { ListContent } from './lists'

/** The brands in alphabetical order, grouped by initial. The initial is `#` if it is not a letter from A to Z. */
export interface BrandsContent {
  letters: { letter: string; brands: IndexedBrand[] }[]
}

export interface IndexedBrand extends BrandLink {
  picture: Picture | null
  product_count: number
}

export interface BrandContent {
  brand: Brand
  story: PageStory | null
  families: FamilyLink[]
  /** The campaigns that are only about this brand. */
  campaigns: CampaignLink[]
  /** The ISO date of the build, which the page assumes until the browser updates it. */
  builtOn: string
  /** The path of the brand's configurator; null for a brand without one. */
  buildYourOwnPath: string | null
  list: ListContent
  /** The link to the next brand; null if there is no other brand. */
  next: ListEnd | null
}

export interface FamilyContent {
  family: Family
  /** The link at the end of the list, to the brand of the family. */
  brand: ListEnd
  story: PageStory | null
  /** Some of the other families of the brand. */
  others: FamilyLink[]
  list: ListContent
}
