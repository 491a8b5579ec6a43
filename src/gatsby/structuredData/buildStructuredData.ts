import type { Graph, Thing } from 'schema-dts'
import type { BrandContent, BrandsContent } from '../../pageTable/contents/brands'
import type { ListContent } from '../../pageTable/contents/lists'
import type { ProductContent } from '../../pageTable/contents/product'
import type { PageContext } from '../../pageTable/pageContext'
import {
  buildBrandThing,
  buildBreadcrumbList,
  buildItemList,
  buildProductItemList,
  buildShopThings,
} from './pageThings'
import { buildProductThing } from './productThing'

/** What search engines may know of a page besides its words; nothing of a page that is not for them. */
export function buildStructuredData(page: PageContext<unknown>): Thing[] {
  if (page.head.noindex) return []
  const { breadcrumbs } = page
  return [...(breadcrumbs.length > 1 ? [buildBreadcrumbList(breadcrumbs)] : []), ...buildPageThings(page)]
}

/** The page context doesn't know which content goes with which template: each template does, and so does this. */
function buildPageThings({ template, language, content, paths }: PageContext<unknown>): Thing[] {
  switch (template) {
    case 'homepage':
      return buildShopThings(language)
    case 'product':
    case 'sku':
      return [buildProductThing(content as ProductContent, language)]
    case 'brand': {
      const { brand, list } = content as BrandContent
      return [buildBrandThing(brand, paths[language]), buildProductItemList(list, language)]
    }
    case 'brands': {
      const { letters } = content as BrandsContent
      return [buildItemList(letters.flatMap(({ brands }) => brands.map(({ path }) => path)))]
    }
    case 'category':
    case 'family':
    case 'new-arrivals':
    case 'sale':
    case 'campaign': {
      // A campaign that the shop API doesn't know has no content.
      const list = (content as { list: ListContent } | null)?.list
      return list && list.products.length > 0 ? [buildProductItemList(list, language)] : []
    }
    default:
      return []
  }
}

/** Things as the text of a script element: no text in them can end the element or begin another. */
export function toJsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replace(/</g, '\\u003c')
}
