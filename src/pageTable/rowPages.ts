import type { Product } from '../contract/product'
import { brandsContent } from './brandsContent'
import { campaignContent } from './campaignContent'
import type { CampaignLink } from './contents/links'
import type { ProductListContent, SaleContent } from './contents/lists'
import { homeContent } from './homeContent'
import { listOf } from './listOf'
import { notFoundContent } from './notFoundContent'
import { pathsOf, type MakePage } from './pageMaker'
import { isPattern, type PageRow } from './pageRow'
import type { PageSpec } from './pageSpec'
import type { Shelf } from './shelf'
import type { ShopTexts } from './shopContent'

/** A page for every row that has one path of its own. */
export function rowPages(parts: RowPagesParts): PageSpec[] {
  return parts.rows
    .filter((row) => !isPattern(row.path_nl))
    .map((row) =>
      parts.make({ row, paths: pathsOf((language) => row[`path_${language}`]), content: contentOf(row, parts) }),
    )
}

interface RowPagesParts {
  rows: readonly PageRow[]
  shelf: Shelf
  make: MakePage
  texts: ShopTexts
  campaigns: CampaignLink[]
  /** ISO day. */
  builtOn: string
}

function contentOf(row: PageRow, { rows, shelf, texts, campaigns, builtOn }: RowPagesParts): unknown {
  switch (row.template) {
    case 'homepage':
      return homeContent({ shelf, texts, campaigns })
    case 'brands':
      return brandsContent(shelf)
    case 'new-arrivals':
      return { list: listOf({ new: 1 }, shelf.productsWith(shelf.newest), shelf) } satisfies ProductListContent
    case 'sale':
      return {
        list: listOf({ sale: 1 }, shelf.products.filter(isReduced), shelf),
        campaigns,
        builtOn,
      } satisfies SaleContent
    case '404':
      return notFoundContent(rows)
    case 'campaign':
      return campaignContent(row.id, shelf, builtOn)
    default:
      return texts.pages[row.id] ?? null
  }
}

/** As the shop API's sale=1 has it: a version of it is reduced, not only the cheapest. */
const isReduced = ({ combinations }: Product) => combinations.some(({ price }) => price.regular !== null)
