import type { Category } from '../../contract/catalogue'
import type { ProductCard } from '../../contract/product'
import type { ProductScope } from '../../contract/productList'
import type { Crumb } from '../pageContext'
import type { CampaignLink, Story } from './links'

/** A list of products: the scope to request further pages with, its length, and its first page. */
export interface ListContent {
  scope: ProductScope
  total: number
  products: ProductCard[]
}

/** A page that is only a list: new arrivals. */
export interface ProductListContent {
  list: ListContent
}

/** The reduced products and the campaigns. */
export interface SaleContent extends ProductListContent {
  campaigns: CampaignLink[]
  /** The ISO date of the build, which the page assumes until the browser updates it. */
  builtOn: string
}

/** The page of a department or of a category in it. */
export interface CategoryContent {
  category: Category
  /** The tabs: the top category ("all") first, then its children. */
  tabs: Crumb[]
  list: ListContent
  story: Story | null
}

/** The number of products on a page of a list, on the static page and in every later request. */
export const listPageSize = 16
