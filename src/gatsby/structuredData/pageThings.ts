import type { Brand as BrandThing, BreadcrumbList, ItemList, Organization, WebSite } from 'schema-dts'
import type { Language } from '../../i18n/languages'
import { buildPath, productPath } from '../../pageTable/paths'
import { type Crumb, shopName } from '../../pageTable/pageContext'
import { toAbsoluteUrl } from '../head/toAbsoluteUrl'
import type { Brand } from '../../contract/catalogue'
import { buildFallbackAddress } from '../../ui/figure/pictureAddress'
import type { ListContent } from '../../pageTable/contents/lists'

/** Describes the business and its site. No search engine shows a site's own search any more, so the site does not name it. */
export function buildShopThings(language: Language): [Organization, WebSite] {
  const url = toAbsoluteUrl(buildPath('homepage', language))
  return [
    { '@type': 'Organization', name: shopName, url, logo: toAbsoluteUrl('/mark.svg') },
    { '@type': 'WebSite', name: shopName, url, inLanguage: language },
  ]
}

export const buildBrandThing = ({ name, tagline, story, picture }: Brand, path: string): BrandThing => ({
  '@type': 'Brand',
  name,
  slogan: tagline,
  description: story,
  url: toAbsoluteUrl(path),
  image: toAbsoluteUrl(buildFallbackAddress(picture)),
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
