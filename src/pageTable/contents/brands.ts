import type { Brand, Family } from '../../contract/catalogue'
import type { Picture } from '../../contract/picture'
import type { Crumb } from '../pageContext'
import type { BrandLink, CampaignLink, FamilyLink } from './links'
import type { ListContent } from './lists'

/** The brands by their initial in alphabetical order; `#` for names that begin with no letter. */
export interface BrandsContent {
  letters: { letter: string; brands: IndexedBrand[] }[]
}

/** A brand with what its entry in the index shows. */
export interface IndexedBrand extends BrandLink {
  picture: Picture
  product_count: number
}

/** A brand's page: its product families, its campaigns and all its products. */
export interface BrandContent {
  brand: Brand
  families: FamilyLink[]
  /** Campaigns about this brand alone. */
  campaigns: CampaignLink[]
  /** The ISO date of the build, which the page assumes until the browser updates it. */
  builtOn: string
  /** The path of the brand's configurator; null for a brand without one. */
  buildYourOwn: string | null
  list: ListContent
}

/** The page of a product family. */
export interface FamilyContent {
  family: Family
  brand: Crumb
  /** Other families of the brand. */
  others: FamilyLink[]
  list: ListContent
}
