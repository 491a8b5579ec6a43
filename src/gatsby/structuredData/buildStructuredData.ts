import type { Graph, Thing } from 'schema-dts'
import type { BrandContent, BrandsContent } from '../../pageTable/contents/brands'
import type { ListContent } from '../../pageTable/contents/lists'
import type { ContentPageContent } from '../../pageTable/contents/content'
import type { ProductContent } from '../../pageTable/contents/product'
import type { PageContext } from '../../pageTable/pageContext'
import { buildContentThings } from './contentThings'
import {
  buildBrandThing,
  buildBreadcrumbList,
  buildItemList,
  buildProductItemList,
  buildShopThings,
} from './pageThings'
import { buildProductThing } from './productThing'

/** Returns the structured data of a page. The list is empty for pages that search engines should not index. */
export function buildStructuredData(page: PageContext<unknown>): Thing[] {
  if (page.head.noindex) return []
  const { breadcrumbs } = page
  return [...(breadcrumbs.length > 1 ? [buildBreadcrumbList(breadcrumbs)] : []), ...buildPageThings(page)]
}

/** The type of a page context does not relate content to template, so each case casts it. */
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
      // A campaign that is missing in the shop API has no content.
      const list = (content as { list: ListContent } | null)?.list
      return list && list.products.length > 0 ? [buildProductItemList(list, language)] : []
    }
    case 'contact':
    case 'content':
    case 'interior-advice':
      return buildContentThings(content as ContentPageContent | null, language)
    default:
      return []
  }
}

/** Serializes things for a script element. No text in them can end the element or start another. */
export function toJsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replace(/</g, '\\u003c')
}
