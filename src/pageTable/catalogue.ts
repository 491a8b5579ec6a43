import type { Brand, Campaign, Category, Family } from '../contract/catalogue'
import type { Product } from '../contract/product'
import type { Language } from '../i18n/languages'

/** The shop API's catalogue in one language, each list in the shop's order. */
export interface Catalogue {
  brands: Brand[]
  categories: Category[]
  families: Family[]
  campaigns: Campaign[]
  /** In full, the most important first. */
  products: Product[]
  /** The ids of the new products, the newest first. */
  newest: number[]
}

export type CatalogueByLanguage = Record<Language, Catalogue>
