import type { ItemList } from 'schema-dts'
import type { Language } from '../../i18n/languages'
import type { ListContent } from '../../pageTable/contents/lists'
import { productPath } from '../../pageTable/paths'
import { siteAddress } from '../siteAddress'

/** A list of pages, in order: search engines read what each is on its own page. */
export const itemList = (paths: readonly string[], total = paths.length): ItemList => ({
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: paths.map((path, index) => ({ '@type': 'ListItem', position: index + 1, url: siteAddress(path) })),
})

/** The first page of a list of products. */
export const productItems = ({ products, total }: ListContent, language: Language): ItemList =>
  itemList(
    products.map(({ slugs }) => productPath(slugs, language)),
    total,
  )
