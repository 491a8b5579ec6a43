import type { Brand, Family } from '../../contract/catalogue'
import type { Picture } from '../../contract/picture'
import type { Crumb } from '../pageContext'
import type { BrandLink, CampaignLink, FamilyLink } from './links'
import type { ListContent } from './lists'

/** The brands by the letter that they begin with, in the alphabet's order; `#` for what begins with no letter. */
export interface BrandsContent {
  letters: { letter: string; brands: IndexedBrand[] }[]
}

/** A brand as its entry of the index shows it. */
export interface IndexedBrand extends BrandLink {
  picture: Picture
  product_count: number
}

/** A brand's page: its series, its campaigns and all its products. */
export interface BrandContent {
  brand: Brand
  families: FamilyLink[]
  /** Those about this brand alone. */
  campaigns: CampaignLink[]
  /** The ISO day of the build: the day that the page shows first. */
  builtOn: string
  /** Where its shelving is put together; null for a brand without. */
  buildYourOwn: string | null
  list: ListContent
}

/** A series' page. */
export interface FamilyContent {
  family: Family
  brand: Crumb
  /** Other series of the brand. */
  others: FamilyLink[]
  list: ListContent
}
