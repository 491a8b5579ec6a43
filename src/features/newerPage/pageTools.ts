import type { Range } from '../../apiClient/catalogue'
import type { Product } from '../../contract/product'
import type { NotFoundContent } from '../../pageTable/notFoundContent'
import type { PageContext } from '../../pageTable/pageContext'
import { pageMaker, type MakePage } from '../../pageTable/pageMaker'
import type { PageRow } from '../../pageTable/pageRow'
import { shelfOf, type Shelf } from '../../pageTable/shelf'

/** What a build makes its pages with, here with as much of the catalogue as one page needs. */
export interface PageTools {
  rows: readonly PageRow[]
  shelf: Shelf
  make: MakePage
  rowOf: (id: string) => PageRow
}

/** @param notFound the 404 page, which carries the table's rows and the header's navigation */
export function pageTools(
  { language, navigation, content: { rows } }: PageContext<NotFoundContent>,
  range: Range,
  products: Product[] = [],
): PageTools {
  return {
    rows,
    shelf: shelfOf({ ...range, campaigns: [], products, newest: [] }, language),
    make: pageMaker(rows, language, navigation),
    rowOf(id) {
      const row = rows.find((each) => each.id === id)
      if (!row) throw new Error(`The 404 page carries no row "${id}"`)
      return row
    },
  }
}
