import type { Category } from '../../contract/catalogue'
import type { ProductCard } from '../../contract/product'
import type { ProductScope } from '../../contract/productList'
import type { Crumb } from '../pageContext'
import type { CampaignLink, Story } from './links'

/** A list of products: what the shop API is asked for to go on with it, its length, and its first page. */
export interface ListContent {
  scope: ProductScope
  total: number
  products: ProductCard[]
}

/** The list page that is nothing but a list: new arrivals. */
export interface ProductListContent {
  list: ListContent
}

/** What is reduced, and the campaigns that go on. */
export interface SaleContent extends ProductListContent {
  campaigns: CampaignLink[]
  /** The ISO day of the build: the day that the page shows first. */
  builtOn: string
}

/** A department's page. */
export interface CategoryContent {
  category: Category
  /** The tabs: the top category ("all") first, then its children. */
  tabs: Crumb[]
  list: ListContent
  story: Story | null
}

/** How many products a page of a list has: on the static page, and in every page that is asked for later. */
export const listPageSize = 16
