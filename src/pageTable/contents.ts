import type { Brand, Campaign, Category, Family } from '../contract/catalogue'
import type { Picture } from '../contract/picture'
import type { Product, ProductCard } from '../contract/product'
import type { ProductScope } from '../contract/productList'
import type { CampaignPhase } from './campaignPhase'
import type { CampaignTexts } from './campaignTexts'
import type { Drawing } from './drawing/drawing'
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

/** A section's heading, and where it leads on. */
export interface Heading {
  title: string
  link: Crumb
}

/** What a customer said, and of which product. */
export interface Review {
  text: string
  by: string
  product: Crumb | null
}

export interface HomeContent {
  hero: { title: string; text: string; link: Crumb; picture: Picture }
  newProducts: ProductCard[]
  campaigns: Heading & { links: CampaignLink[] }
  stories: [Story, Story]
  categories: CategoryLink[]
  categoryPicture: Picture
  brands: BrandLink[]
  quote: { text: string; by: string }
  /** What comes when a shopper gets near it: reviews, gift lists and advice, and what the shop does for who buys here. */
  further: HomeFurther
  /** Where "show all" of the new arrivals and of the brands leads. */
  newProductsPath: string
  brandsPath: string
}

export interface HomeFurther {
  reviews: Heading & { reviews: Review[] }
  panels: (Heading & { text: string; picture: Picture })[]
  services: { title: string; text: string }[]
}

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

/** The brands by the letter that they begin with, in the alphabet's order; `#` for what begins with no letter. */
export interface BrandsContent {
  letters: { letter: string; brands: IndexedBrand[] }[]
}

export interface IndexedBrand extends BrandLink {
  picture: Picture
  product_count: number
}

export interface CategoryContent {
  category: Category
  /** The tabs: the top category ("all") first, then its children. */
  tabs: Crumb[]
  list: ListContent
  story: Story | null
}

export interface FamilyLink extends Crumb {
  description: string
  picture: Picture
}

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

export interface FamilyContent {
  family: Family
  brand: Crumb
  /** Other series of the brand. */
  others: FamilyLink[]
  list: ListContent
}

/** A campaign that is not over when the site is built; whether it runs, the browser says (campaignPhase). */
export interface CampaignLink extends Crumb, Pick<Campaign, 'starts' | 'ends' | 'picture'> {
  /** From when or until when, in words. */
  when: Record<'before' | 'running', string>
  /** The slug of the one brand that it is about. */
  brand: string | null
}

/** A campaign of SPEC §2, Green Friday and the showroom among them. */
export interface CampaignContent {
  campaign: Campaign
  list: ListContent
  /** The ISO day of the build: the day that the page shows first. */
  builtOn: string
  texts: Record<CampaignPhase, CampaignTexts>
  /** From when and until when. */
  rows: { term: string; text: string }[]
  /** The wall's colour at the top of the picture, where ink can be read on it. */
  ground: string | null
  /** A piece of the campaign from nearby. */
  detail: Picture | null
  /** How many of how many pieces are paid for: "buy 5, get 1 free". */
  pieces: { paid: number; all: number } | null
  /** Where its shelving is put together. */
  buildYourOwn: Crumb | null
}

export interface ProductContent {
  product: Product
  /** On a SKU page the version that its path names; null on the product's own page. */
  id_sku: number | null
  brand: Crumb
  family: Crumb | null
  /** Others of its family. */
  relatives: ProductCard[]
  complementary: ProductCard[]
  /** None of its family. */
  related: ProductCard[]
  /** Drawn to scale; null when the shop doesn't say how large it is. */
  drawing: Drawing | null
  /** By `id_sku`, those that are not as large as the product. */
  drawings: Record<number, Drawing>
}
