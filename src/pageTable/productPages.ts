import type { Combination, Product } from '../contract/product'
import type { ProductContent } from './contents/product'
import { drawingsOf } from './drawing/drawingsOf'
import { oneRow } from './oneRow'
import { pathsOf, type MakePage } from './pageMaker'
import type { PageRow } from './pageRow'
import type { PageSpec } from './pageSpec'
import { productPath, skuPath } from './paths'
import type { Shelf } from './shelf'
import { shorten } from './shorten'

interface ProductPagesParts {
  rows: { product: PageRow; sku: PageRow }
  shelf: Shelf
  make: MakePage
  limits: PrerenderLimits
}

/** How many products, the most important first, get pages; 0 = all. */
export interface PrerenderLimits {
  /** A page of their own. */
  limit: number
  /** A page for each of their SKUs too. */
  skuLimit?: number
}

/** A page for each of the first products, and for each SKU of the first of those. The 404 page shows the others when they are asked for. */
export function productPages({ rows, shelf, make, limits }: ProductPagesParts): PageSpec[] {
  const { limit, skuLimit = 0 } = limits
  return shelf.products.slice(0, limit || undefined).flatMap((product, index) => {
    const versions = skuLimit === 0 || index < skuLimit ? product.combinations : []
    // One content for all pages of a product: only the version in view differs.
    const content = contentOf(product, shelf)
    return [
      productPage(rows.product, content, shelf, make),
      ...versions.map((version) => skuPage(rows.sku, content, version, shelf, make)),
    ]
  })
}

function productPage(row: PageRow, content: ProductContent, shelf: Shelf, make: MakePage): PageSpec {
  const { product } = content
  return make({
    row,
    paths: pathsOf((language) => productPath(product.slugs, language)),
    title: product.name,
    crumbs: categoriesOf(product, shelf),
    head: { description: shorten(product.description), picture: product.picture },
    content,
  })
}

/** Search engines keep the product's page, of which this is one version. */
function skuPage(row: PageRow, content: ProductContent, version: Combination, shelf: Shelf, make: MakePage): PageSpec {
  const { product } = content
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
    content: { ...content, id_sku: version.id_sku } satisfies ProductContent,
  })
  // The product's name stands in the crumb before.
  return { ...page, context: { ...page.context, breadcrumbs: lastNamed(page.context.breadcrumbs, version.name) } }
}

const lastNamed = <Item extends { name: string }>(crumbs: Item[], name: string): Item[] =>
  crumbs.map((crumb, index) => (index === crumbs.length - 1 ? { ...crumb, name } : crumb))

const categoriesOf = ({ id_categories: [id] }: Product, shelf: Shelf) => (id ? shelf.categoryCrumbs(id) : [])

function contentOf(product: Product, shelf: Shelf): ProductContent {
  const family = shelf.familyWith(product.id_family)
  return {
    product,
    id_sku: null,
    brand: shelf.brandCrumb(product.brand.slug),
    family: family ? shelf.familyCrumb(family) : null,
    relatives: shelf
      .cards(others(family?.id_products, product.id_product, ...product.id_complementary))
      .slice(0, oneRow),
    complementary: shelf.cards(product.id_complementary).slice(0, oneRow),
    related: shelf.cards(others(product.id_related, ...(family?.id_products ?? []))).slice(0, oneRow),
    ...drawingsOf(product),
  }
}

const others = (ids: readonly number[] = [], ...without: number[]) => ids.filter((id) => !without.includes(id))
