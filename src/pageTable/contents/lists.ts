import type { Category } from '../../contract/catalogue'
import type { ProductCard } from '../../contract/product'
import type { ProductScope } from '../../contract/productList'
import type { Crumb } from '../pageContext'
import type { CampaignLink, ListEnd, Story } from './links'

/** A list of products: the scope for requesting further pages, the number of all products, and the first page. */
export interface ListContent {
  scope: ProductScope
  total: number
  products: ProductCard[]
}

export interface ProductListContent {
  list: ListContent
}

export interface NewArrivalsContent extends ProductListContent {
  story: Story | null
}

/** The content of the search page, which shows `newest` if there is no search term or nothing is found. */
export interface SearchContent {
  newest: ProductCard[]
  /** The taglines of the brands by slug, for the link to a brand at the end of the results. */
  taglines: Record<string, string>
}

export interface SaleContent extends ProductListContent {
  campaigns: CampaignLink[]
  /** The ISO date of the build, which the page assumes until the browser updates it. */
  builtOn: string
}

export interface CategoryContent {
  category: Category
  /** The tabs: the top category ("all") first, followed by its children. */
  tabs: Crumb[]
  list: ListContent
  story: Story | null
  /** The link to the next category or, after the last one, to the next department; null if there is neither. */
  next: ListEnd | null
}

/** The number of products per page of a list, on the static page and in every later request. */
export const listPageSize = 24

/** The number of cards in a row of the grid on a wide page. */
export const cardsPerRow = 4
