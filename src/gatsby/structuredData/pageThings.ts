import type { Brand as BrandThing, BreadcrumbList, ItemList, Organization, SearchAction, WebSite } from 'schema-dts'
import type { Language } from '../../i18n/languages'
import { buildPath, productPath } from '../../pageTable/paths'
import { type Crumb, shopName } from '../../pageTable/pageContext'
import { toAbsoluteUrl } from '../head/toAbsoluteUrl'
import type { Brand } from '../../contract/catalogue'
import { buildFallbackPath } from '../../ui/figure/pictureRenditions'
import type { ListContent } from '../../pageTable/contents/lists'

/** What search engines want and schema.org's own types don't know: which part of the address a searcher fills in. */
type Search = SearchAction & { 'query-input': string }

/** Who keeps the shop, and the site with the address that searches it. */
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

/** A maker, on its own page. */
export const buildBrandThing = ({ name, tagline, story, picture }: Brand, path: string): BrandThing => ({
  '@type': 'Brand',
  name,
  slogan: tagline,
  description: story,
  url: toAbsoluteUrl(path),
  image: toAbsoluteUrl(buildFallbackPath(picture)),
})

/** Where a page stands, from the home page down to itself. */
export const buildBreadcrumbList = (crumbs: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: toAbsoluteUrl(path),
  })),
})

/** A list of pages, in order: search engines read what each is on its own page. */
export const buildItemList = (paths: readonly string[], total = paths.length): ItemList => ({
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: paths.map((path, index) => ({ '@type': 'ListItem', position: index + 1, url: toAbsoluteUrl(path) })),
})

/** The first page of a list of products. */
export const buildProductItemList = ({ products, total }: ListContent, language: Language): ItemList =>
  buildItemList(
    products.map(({ slugs }) => productPath(slugs, language)),
    total,
  )
