import type { Brand } from '../contract/catalogue'
import { brandLink } from './brandLink'
import type { HomeContent } from './contents'
import { pathOf } from './pathOf'
import type { Shelf } from './shelf'
import type { ShopTexts } from './shopContent'

/** More than the wall shows, so that it can choose pieces that close its rows. */
const newOnHome = 12

export function homeContent(shelf: Shelf, texts: ShopTexts['home']): HomeContent {
  return {
    ...texts,
    newProducts: shelf.cards(shelf.newest).slice(0, newOnHome),
    categories: shelf.categories
      .filter(({ id_parent }) => id_parent === null)
      .flatMap(({ id_category, product_count }) =>
        shelf.categoryCrumbs(id_category).map((crumb) => ({ ...crumb, product_count })),
      ),
    brands: southToNorth(shelf.brands).map((brand) => brandLink(brand, shelf)),
    newProductsPath: pathOf('new', shelf.language),
    brandsPath: pathOf('brands', shelf.language),
  }
}

/** The countries as one meets them going north; others after them. Within a country the oldest maker first. */
const wayNorth = ['DK', 'SE', 'NO', 'FI', 'IS']

function southToNorth(brands: readonly Brand[]): Brand[] {
  const place = ({ country }: Brand) => (wayNorth.includes(country) ? wayNorth.indexOf(country) : wayNorth.length)
  return [...brands].sort((one, other) => place(one) - place(other) || one.founded - other.founded)
}
