import type { Brand as BrandThing, BreadcrumbList, ItemList, Organization, SearchAction, WebSite } from 'schema-dts'
import type { Language } from '../../i18n/languages'
import { buildPath, productPath } from '../../pageTable/paths'
import { type Crumb, shopName } from '../../pageTable/pageContext'
import { toAbsoluteUrl } from '../head/toAbsoluteUrl'
import type { Brand } from '../../contract/catalogue'
import { buildFallbackPath } from '../../ui/figure/pictureRenditions'
import type { ListContent } from '../../pageTable/contents/lists'

/**
 * Search engines require this property, which the types of schema.org lack. It describes the part of the URL that
 * contains the search terms.
 */
type Search = SearchAction & { 'query-input': string }

/** Describes the business, and its site with the URL of its search. */
export function buildShopThings(language: Language): [Organization, WebSite] {
  const url = toAbsoluteUrl(buildPath('homepage', language))
  const search: Search = {
    '@type': 'SearchAction',
    target: `${toAbsoluteUrl(buildPath('search', language))}?q={q}`,
    'query-input': 'required name=q',
  }
  return [
    { '@type': 'Organization', name: shopName, url, logo: toAbsoluteUrl('/mark.svg') },
    {
      '@type': 'WebSite',
      name: shopName,
      url,
      inLanguage: language,
      potentialAction: search,
    },
  ]
}

export const buildBrandThing = ({ name, tagline, story, picture }: Brand, path: string): BrandThing => ({
  '@type': 'Brand',
  name,
  slogan: tagline,
  description: story,
  url: toAbsoluteUrl(path),
  image: toAbsoluteUrl(buildFallbackPath(picture)),
})

export const buildBreadcrumbList = (crumbs: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: toAbsoluteUrl(path),
  })),
})

/** Lists pages in order. Search engines read the details on each page. */
export const buildItemList = (paths: readonly string[], total = paths.length): ItemList => ({
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: paths.map((path, index) => ({ '@type': 'ListItem', position: index + 1, url: toAbsoluteUrl(path) })),
})

/** Lists the products of the first page of a product list. */
export const buildProductItemList = ({ products, total }: ListContent, language: Language): ItemList =>
  buildItemList(
    products.map(({ slugs }) => productPath(slugs, language)),
    total,
  )
