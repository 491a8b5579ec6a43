import type { Product } from '../contract/product'
import { menuWords } from '../i18n/menuWords'
import type { MenuColumn, MenuLink } from './menu'
import { pathOf } from './paths'
import type { Shelf } from './shelf'

/** Links in a column at most, "all" not counted: a sheet must fit below the header. */
export const mostLinks = 8
/** Products of one kind in a department's column of new and reduced ones. */
const mostProducts = 3
/** Products in a column of their own. */
export const mostInColumn = 6

/** The brands of the products or their series: whichever gives more to choose from. */
export function makersOf(products: readonly Product[], shelf: Shelf): MenuColumn {
  const words = menuWords[shelf.language]
  const slugs = new Set(products.map(({ brand }) => brand.slug))
  const ids = new Set(products.map(({ id_family }) => id_family))
  const brands = shelf.brands.filter(({ slug }) => slugs.has(slug)).map(({ slug }) => shelf.brandCrumb(slug))
  const families = shelf.families.filter(({ id_family: id }) => ids.has(id)).map(shelf.familyCrumb)
  return families.length > brands.length
    ? { title: words.families, links: families.slice(0, mostLinks) }
    : { title: words.brands, links: brands.slice(0, mostLinks) }
}

export function newAndReduced(products: readonly Product[], shelf: Shelf): MenuColumn {
  const words = menuWords[shelf.language]
  const reduced = reducedOf(products, shelf).slice(0, mostProducts)
  const fresh = newestOf(products, shelf).filter(({ path }) => !reduced.some((link) => link.path === path))
  return {
    title: words.newAndReduced,
    links: [
      ...fresh.slice(0, mostProducts),
      { name: words.allNew, path: pathOf('new', shelf.language) },
      ...reduced,
      { name: words.allReduced, path: pathOf('sale', shelf.language), sale: true },
    ],
  }
}

export const reducedOf = (products: readonly Product[], shelf: Shelf): MenuLink[] =>
  products
    .filter(({ price }) => price.regular !== null)
    .map((product) => ({ ...shelf.productCrumb(product), sale: true }))

export function newestOf(products: readonly Product[], shelf: Shelf): MenuLink[] {
  const here = new Set(products.map(({ id_product: id }) => id))
  return shelf.productsWith(shelf.newest.filter((id) => here.has(id))).map(shelf.productCrumb)
}
