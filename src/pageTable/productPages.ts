import type { Combination, Product } from '../contract/product'
import type { ProductContent } from './contents'
import { drawingsOf } from './drawing/drawingsOf'
import { pathsOf, type MakePage } from './pageMaker'
import type { PageRow } from './pageRow'
import type { PageSpec } from './pageSpec'
import { productPath, skuPath } from './paths'
import type { Shelf } from './shelf'
import { shorten } from './shorten'

/** How many other pieces a product's page carries of each kind: two rows. A shop may name dozens. */
const mostCards = 8

/** A page for each of the first `limit` products (0 = all) and for each of their SKUs. */
export function productPages(
  rows: { product: PageRow; sku: PageRow },
  shelf: Shelf,
  make: MakePage,
  limit: number,
): PageSpec[] {
  return shelf.products
    .slice(0, limit || undefined)
    .flatMap((product) => [
      productPage(rows.product, product, shelf, make),
      ...product.combinations.map((version) => skuPage(rows.sku, product, version, shelf, make)),
    ])
}

function productPage(row: PageRow, product: Product, shelf: Shelf, make: MakePage): PageSpec {
  return make({
    row,
    paths: pathsOf((language) => productPath(product.slugs, language)),
    title: product.name,
    crumbs: categoriesOf(product, shelf),
    head: { description: shorten(product.description), picture: product.picture },
    content: contentOf(product, null, shelf),
  })
}

/** Search engines keep the product's page, of which this is one version. */
function skuPage(row: PageRow, product: Product, version: Combination, shelf: Shelf, make: MakePage): PageSpec {
  const name = `${product.name}, ${version.name}`
  const page = make({
    row,
    paths: pathsOf((language) => skuPath(product.slugs, version.slugs, language)),
    title: name,
    crumbs: [...categoriesOf(product, shelf), shelf.productCrumb(product)],
    head: {
      canonical: productPath(product.slugs, shelf.language),
      description: shorten(`${name}. ${product.description}`),
      picture: version.pictures[0] ?? product.picture,
    },
    content: contentOf(product, version.id_sku, shelf),
  })
  // The product's name stands in the crumb before.
  return { ...page, context: { ...page.context, breadcrumbs: lastNamed(page.context.breadcrumbs, version.name) } }
}

const lastNamed = <Item extends { name: string }>(crumbs: Item[], name: string): Item[] =>
  crumbs.map((crumb, index) => (index === crumbs.length - 1 ? { ...crumb, name } : crumb))

const categoriesOf = ({ id_categories: [id] }: Product, shelf: Shelf) => (id ? shelf.categoryCrumbs(id) : [])

function contentOf(product: Product, id_sku: number | null, shelf: Shelf): ProductContent {
  const family = shelf.familyWith(product.id_family)
  return {
    product,
    id_sku,
    brand: shelf.brandCrumb(product.brand.slug),
    family: family ? shelf.familyCrumb(family) : null,
    relatives: shelf
      .cards(others(family?.id_products, product.id_product, ...product.id_complementary))
      .slice(0, mostCards),
    complementary: shelf.cards(product.id_complementary).slice(0, mostCards),
    related: shelf.cards(others(product.id_related, ...(family?.id_products ?? []))).slice(0, mostCards),
    ...drawingsOf(product),
  }
}

const others = (ids: readonly number[] = [], ...without: number[]) => ids.filter((id) => !without.includes(id))
