import type { CatalogueIndex } from '../pages/catalogueIndex'
import type { PageRow } from '../sources/pageRow'
import type { ShopTexts } from '../sources/shopContent'
import type { ShopData } from '../sources/shopData'

/** From what the content pages of one language are built. */
export interface ContentPageParts {
  rows: readonly PageRow[]
  catalogueIndex: CatalogueIndex
  texts: Pick<ShopTexts, 'pages' | 'reviews'>
  data: ShopData
  /** The ISO date of the build. */
  builtOn: string
}
