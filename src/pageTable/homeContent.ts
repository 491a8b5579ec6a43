import type { Brand } from '../contract/catalogue'
import { brandLink } from './brandLink'
import type { HomeContent, Review } from './contents/home'
import type { CampaignLink } from './contents/links'
import { pathOf } from './pathOf'
import type { Shelf } from './shelf'
import type { ShopTexts } from './shopContent'

/** More than the wall shows, so that it can choose pieces that close its rows. */
const newOnHome = 12

/** Under the large quote. */
const reviewsOnHome = 3

interface HomeParts {
  shelf: Shelf
  texts: Pick<ShopTexts, 'home' | 'reviews'>
  campaigns: CampaignLink[]
}

export function homeContent({ shelf, texts, campaigns }: HomeParts): HomeContent {
  const { hero, stories, categoryPicture, panels, services, ...headings } = texts.home
  const [quote, ...others] = texts.reviews.map((review) => reviewOf(review, shelf))
  return {
    hero,
    stories,
    categoryPicture,
    quote: { text: quote!.text, by: quote!.by },
    campaigns: { ...headings.campaigns, links: campaigns },
    further: { reviews: { ...headings.reviews, reviews: others.slice(0, reviewsOnHome) }, panels, services },
    newProducts: shelf.cards(shelf.newest).slice(0, newOnHome),
    categories: shelf.categories
      .filter(({ id_parent }) => id_parent === null)
      .flatMap(({ id_category, product_count }) =>
        shelf.categoryCrumbs(id_category).map((crumb) => ({ ...crumb, product_count })),
      ),
    brands: southToNorth(largest(shelf.brands)).map((brand) => brandLink(brand, shelf)),
    newProductsPath: pathOf('new', shelf.language),
    brandsPath: pathOf('brands', shelf.language),
  }
}

function reviewOf({ name, city, text, id_product }: ShopTexts['reviews'][number], shelf: Shelf): Review {
  const [product] = id_product === null ? [] : shelf.productsWith([id_product])
  return { text, by: `${name}, ${city}`, product: product ? shelf.productCrumb(product) : null }
}

/** A register that can be read at a glance; the index of brands has them all. */
const brandsOnHome = 8

const largest = (brands: readonly Brand[]): Brand[] =>
  [...brands].sort((one, other) => other.product_count - one.product_count).slice(0, brandsOnHome)

/** The countries as one meets them going north; others after them. Within a country the oldest maker first. */
const wayNorth = ['DK', 'SE', 'NO', 'FI', 'IS']

function southToNorth(brands: readonly Brand[]): Brand[] {
  const place = ({ country }: Brand) => (wayNorth.includes(country) ? wayNorth.indexOf(country) : wayNorth.length)
  return [...brands].sort((one, other) => place(one) - place(other) || one.founded - other.founded)
}
