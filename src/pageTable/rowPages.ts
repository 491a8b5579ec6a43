import type { ProductListContent } from './contents'
import { brandsContent, homeContent } from './homeContent'
import { pathsOf, type MakePage } from './pageMaker'
import { isPattern, type PageRow } from './pageRow'
import type { PageSpec } from './pageSpec'
import type { Shelf } from './shelf'
import type { ShopTexts } from './shopContent'

/** A page for every row that has one path of its own. */
export function rowPages(rows: readonly PageRow[], shelf: Shelf, make: MakePage, texts: ShopTexts): PageSpec[] {
  return rows
    .filter((row) => !isPattern(row.path_nl))
    .map((row) =>
      make({ row, paths: pathsOf((language) => row[`path_${language}`]), content: contentOf(row, shelf, texts) }),
    )
}

function contentOf(row: PageRow, shelf: Shelf, texts: ShopTexts): unknown {
  switch (row.template) {
    case 'homepage':
      return homeContent(shelf, texts.home)
    case 'brands':
      return brandsContent(shelf)
    case 'new-arrivals':
      return { products: shelf.cards(shelf.newest) } satisfies ProductListContent
    case 'sale':
      return {
        products: shelf.cardsOf(shelf.products.filter((product) => product.price.regular !== null)),
      } satisfies ProductListContent
    default:
      return texts.pages[row.id] ?? null
  }
}
