import type { Thing } from 'schema-dts'
import type { BrandContent, BrandsContent } from '../../pageTable/contents/brands'
import type { ListContent } from '../../pageTable/contents/lists'
import type { ProductContent } from '../../pageTable/contents/product'
import type { PageContext } from '../../pageTable/pageContext'
import { brandThing } from './brandThing'
import { breadcrumbList } from './breadcrumbList'
import { itemList, productItems } from './itemList'
import { productThing } from './productThing'
import { shopThings } from './shopThings'

/** What search engines may know of a page besides its words; nothing of a page that is not for them. */
export function structuredDataOf(page: PageContext<unknown>): Thing[] {
  if (page.head.noindex) return []
  const { breadcrumbs } = page
  return [...(breadcrumbs.length > 1 ? [breadcrumbList(breadcrumbs)] : []), ...thingsOf(page)]
}

/** The page context doesn't know which content goes with which template: each template does, and so does this. */
function thingsOf({ template, language, content, paths }: PageContext<unknown>): Thing[] {
  switch (template) {
    case 'homepage':
      return shopThings(language)
    case 'product':
    case 'sku':
      return [productThing(content as ProductContent, language)]
    case 'brand': {
      const { brand, list } = content as BrandContent
      return [brandThing(brand, paths[language]), productItems(list, language)]
    }
    case 'brands': {
      const { letters } = content as BrandsContent
      return [itemList(letters.flatMap(({ brands }) => brands.map(({ path }) => path)))]
    }
    case 'category':
    case 'family':
    case 'new-arrivals':
    case 'sale':
    case 'campaign': {
      // A campaign that the shop API doesn't know has no content.
      const list = (content as { list: ListContent } | null)?.list
      return list && list.products.length > 0 ? [productItems(list, language)] : []
    }
    default:
      return []
  }
}
