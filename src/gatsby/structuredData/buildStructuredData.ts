import type { Brand as BrandThing, BreadcrumbList, Graph, ItemList, Organization, Thing, WebSite } from 'schema-dts'
import type { Brand } from '../../contract/catalogue'
import type { Language } from '../../i18n/languages'
import type { BrandContent, BrandsContent } from '../../pageTable/contents/brands'
import type { ContentPageContent } from '../../pageTable/contents/content'
import type { ListContent } from '../../pageTable/contents/lists'
import type { ProductContent } from '../../pageTable/contents/product'
import { type Crumb, type PageContext, shopName } from '../../pageTable/pageContext'
import { buildPath, buildProductPath } from '../../pageTable/paths'
import { buildFallbackAddress } from '../../ui/figure/pictureAddress'
import { buildAbsoluteUrl } from '../head/buildAbsoluteUrl'
import { buildContentThings } from './buildContentThings'
import { buildProductThing } from './buildProductThing'

/** Returns the structured data of a page. Pages that search engines should not index have none. */
export function buildStructuredData(page: PageContext<unknown>): Thing[] {
  if (page.head.noindex) return []
  const { breadcrumbs } = page
  return [...(breadcrumbs.length > 1 ? [buildBreadcrumbList(breadcrumbs)] : []), ...buildPageThings(page)]
}

/** Each case casts the content, because the types do not relate the content to the template. */
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
      // A campaign that is missing from the shop API has no content.
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
export function formatJsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replace(/</g, '\\u003c')
}

/** Describes the business and its site. The site's search is left out, because search engines no longer show it. */
function buildShopThings(language: Language): [Organization, WebSite] {
  const url = buildAbsoluteUrl(buildPath('homepage', language))
  return [
    { '@type': 'Organization', name: shopName, url, logo: buildAbsoluteUrl('/mark.svg') },
    { '@type': 'WebSite', name: shopName, url, inLanguage: language },
  ]
}

const buildBrandThing = ({ name, tagline, story, picture }: Brand, path: string): BrandThing => ({
  '@type': 'Brand',
  name,
  ...(tagline && { slogan: tagline }),
  ...(story && { description: story }),
  url: buildAbsoluteUrl(path),
  ...(picture && { image: buildAbsoluteUrl(buildFallbackAddress(picture)) }),
})

const buildBreadcrumbList = (crumbs: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: buildAbsoluteUrl(path),
  })),
})

/** Builds an ordered list of pages. The list has no details, because search engines read the details on each page. */
const buildItemList = (paths: readonly string[], total = paths.length): ItemList => ({
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: paths.map((path, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: buildAbsoluteUrl(path),
  })),
})

const buildProductItemList = ({ products, total }: ListContent, language: Language): ItemList =>
  buildItemList(
    products.map(({ slugs }) => buildProductPath(slugs, language)),
    total,
  )
