import type { Product } from '../contract/product'
import type { CampaignContent, ProductListContent } from './contents'
import { brandsContent, homeContent } from './homeContent'
import { listOf } from './listOf'
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
      return { list: listOf({ new: 1 }, shelf.productsWith(shelf.newest), shelf) } satisfies ProductListContent
    case 'sale':
      return {
        list: listOf({ sale: 1 }, shelf.products.filter(isReduced), shelf),
      } satisfies ProductListContent
    case 'campaign':
      return campaignContent(row.id, shelf)
    default:
      return texts.pages[row.id] ?? null
  }
}

/** As the shop API's sale=1 has it: a version of it is reduced, not only the cheapest. */
const isReduced = ({ combinations }: Product) => combinations.some(({ price }) => price.regular !== null)

/** null when the shop API doesn't know the campaign (any more): its page then says what its row says. */
function campaignContent(id: string, shelf: Shelf): CampaignContent | null {
  const campaign = shelf.campaigns.find((each) => each.id === id)
  return campaign ? { campaign, list: listOf({ campaign: id }, shelf.productsWith(campaign.id_products), shelf) } : null
}
