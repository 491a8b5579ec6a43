import type { Family } from '../../contract/catalogue'
import type { Picture } from '../../contract/picture'
import type { Combination, Product } from '../../contract/product'
import { mapLanguages } from '../../i18n/languages'
import { type ProductContent, renameLastCrumb } from '../contents/product'
import { drawProduct } from './drawProduct'
import { type MakePage, shortenText } from './pageMaker'
import type { PageRow } from '../pageRow'
import type { PageSpec } from '../pageContext'
import { buildProductPath, buildSkuPath } from '../paths'
import type { CatalogueIndex } from './catalogueIndex'
import { cardsPerRow } from '../contents/lists'

interface ProductPagesSources {
  rows: { product: PageRow; sku: PageRow }
  catalogueIndex: CatalogueIndex
  makePage: MakePage
  limits: PrerenderLimits
}

/** The limits on the pages of a build. The most important products come first. With 0, there is no limit. */
export interface PrerenderLimits {
  /** The number of products that get a page. */
  limit: number
  /** The number of products that also get a page for each SKU. */
  skuLimit?: number
}

/**
 * Builds a page for each of the first `limit` products, and for each SKU of the first `skuLimit` products. The 404 page
 * renders all other product pages on request.
 */
export function buildProductPages({ rows, catalogueIndex, makePage, limits }: ProductPagesSources): PageSpec[] {
  const { limit, skuLimit = 0 } = limits
  return catalogueIndex.products.slice(0, limit || undefined).flatMap((product, index) => {
    const variants = skuLimit === 0 || index < skuLimit ? product.combinations : []
    const crumbs = listCategoryCrumbs(product, catalogueIndex)
    // All pages of a product share one content and differ only in the displayed variant.
    const content = buildProductContent(product, catalogueIndex)
    const productPage = makePage({
      row: rows.product,
      paths: mapLanguages((language) => buildProductPath(product.slugs, language)),
      title: product.name,
      crumbs,
      head: { description: shortenText(product.description), picture: product.picture },
      content,
    })
    const buildSkuPage = (variant: Combination): PageSpec => {
      const name = `${product.name}, ${variant.name}`
      const page = makePage({
        row: rows.sku,
        paths: mapLanguages((language) => buildSkuPath(product.slugs, variant.slugs, language)),
        title: name,
        crumbs: [...crumbs, catalogueIndex.buildProductCrumb(product)],
        head: {
          canonical: buildProductPath(product.slugs, catalogueIndex.language),
          description: shortenText(`${name}. ${product.description}`),
          picture: variant.pictures[0] ?? product.picture,
        },
        content: { ...content, id_sku: variant.id_sku } satisfies ProductContent,
      })
      // The previous breadcrumb already contains the product's name.
      const breadcrumbs = renameLastCrumb(page.context.breadcrumbs, variant.name)
      return { ...page, context: { ...page.context, breadcrumbs } }
    }
    return [productPage, ...variants.map(buildSkuPage)]
  })
}

const listCategoryCrumbs = ({ id_categories: [id] }: Product, catalogueIndex: CatalogueIndex) =>
  id ? catalogueIndex.buildCategoryCrumbs(id) : []

function buildProductContent(product: Product, catalogueIndex: CatalogueIndex): ProductContent {
  const family = catalogueIndex.findFamily(product.id_family)
  return {
    product,
    id_sku: null,
    brand: catalogueIndex.buildBrandCrumb(product.brand.slug),
    family: family ? catalogueIndex.buildFamilyCrumb(family) : null,
    relatives: catalogueIndex
      .findCards(excludeIds(family?.id_products, product.id_product, ...product.id_complementary))
      .slice(0, cardsPerRow),
    complementary: catalogueIndex.findCards(product.id_complementary).slice(0, cardsPerRow),
    related: catalogueIndex
      .findCards(excludeIds(product.id_related, ...(family?.id_products ?? [])))
      .slice(0, cardsPerRow),
    room: product.scenes.length > 0 ? null : findRoom(product, family, catalogueIndex),
    ...drawProduct(product),
  }
}

/**
 * Returns the first photo of a room with a product of the family, or else the picture of the brand; null if both are
 * missing.
 */
function findRoom({ brand }: Product, family: Family | undefined, catalogueIndex: CatalogueIndex): Picture | null {
  const [room] = catalogueIndex.findProducts(family?.id_products ?? []).flatMap(({ scenes }) => scenes)
  return room ?? catalogueIndex.brands.find(({ slug }) => slug === brand.slug)?.picture ?? null
}

const excludeIds = (ids: readonly number[] = [], ...excludedIds: number[]) =>
  ids.filter((id) => !excludedIds.includes(id))
