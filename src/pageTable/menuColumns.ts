import type { Product } from '../contract/product'
import { menuWords } from '../i18n/menuWords'
import type { MenuColumn, MenuLink } from './menu'
import { pathOf } from './paths'
import type { Shelf } from './shelf'

/** Links in a column at most, "all" not counted: a sheet must fit below the header. */
export const mostLinks = 8
/** Products of one kind among the new and reduced ones. */
const mostProducts = 3

/** The brands of the products; of one brand alone its series. */
export function makersOf(products: readonly Product[], shelf: Shelf): MenuColumn {
  const words = menuWords[shelf.language]
  const brands = new Set(products.map(({ brand }) => brand.slug))
  const families = new Set(products.map(({ id_family }) => id_family))
  if (brands.size > 1) {
    const links = shelf.brands.filter(({ slug }) => brands.has(slug)).map(({ slug }) => shelf.brandCrumb(slug))
    return { title: words.brands, links: links.slice(0, mostLinks) }
  }
  const links = shelf.families.filter(({ id_family: id }) => families.has(id)).map(shelf.familyCrumb)
  return { title: words.families, links: links.slice(0, mostLinks) }
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
