import type { Picture } from '../../contract/picture'
import type { ProductCard } from '../../contract/product'
import type { Crumb } from '../pageContext'
import type { BrandLink, CampaignLink, CategoryLink, Story } from './links'

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

/** The home page. */
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

/** What is fetched apart, for who scrolls down the home page. */
export interface HomeFurther {
  reviews: Heading & { reviews: Review[] }
  panels: (Heading & { text: string; picture: Picture })[]
  services: { title: string; text: string }[]
}
