import type { Brand, Campaign, Category, Family } from '../contract/catalogue'
import type { Picture } from '../contract/picture'
import type { Product, ProductCard } from '../contract/product'
import type { ProductScope } from '../contract/productList'
import type { Crumb } from './pageContext'

/** The `content` of the pages that come out of the catalogue (page context). Texts in the page's language. */
export interface CategoryLink extends Crumb {
  product_count: number
}

export interface BrandLink extends Crumb {
  tagline: string
  country: string
  founded: number
}

export interface Story {
  eyebrow: string
  title: string
  text: string
  link: Crumb
  picture: Picture
  /** The colour of the field beside the picture (LOOK.md: sampled at the edge it touches). */
  ground: string
}

export interface HomeContent {
  hero: { title: string; text: string; link: Crumb; picture: Picture }
  newProducts: ProductCard[]
  stories: [Story, Story]
  categories: CategoryLink[]
  categoryPicture: Picture
  brands: BrandLink[]
  quote: { text: string; by: string }
  /** Where "show all" of the new arrivals and of the brands leads. */
  newProductsPath: string
  brandsPath: string
}

/** A list of products: what the shop API is asked for to go on with it, its length, and its first page. */
export interface ListContent {
  scope: ProductScope
  total: number
  products: ProductCard[]
}

/** The list pages that are nothing but a list: new arrivals and sale. */
export interface ProductListContent {
  list: ListContent
}

export interface BrandsContent {
  brands: (BrandLink & { picture: Picture })[]
}

export interface CategoryContent {
  category: Category
  /** The tabs: the top category ("all") first, then its children. */
  tabs: Crumb[]
  list: ListContent
  story: Story | null
}

export interface BrandContent {
  brand: Brand
  families: (Crumb & { description: string; picture: Picture })[]
  list: ListContent
}

export interface FamilyContent {
  family: Family
  brand: Crumb
  list: ListContent
}

/** A campaign of SPEC §2, Green Friday and the showroom among them. */
export interface CampaignContent {
  campaign: Campaign
  list: ListContent
}

export interface ProductContent {
  product: Product
  /** On a SKU page the version that its path names; null on the product's own page. */
  id_sku: number | null
  brand: Crumb
  family: Crumb | null
  complementary: ProductCard[]
  related: ProductCard[]
}
