import type { CatalogueIndex } from '../pages/catalogueIndex'
import type { PageRow } from '../pageRow'
import type { ShopTexts } from '../sources/shopContent'
import type { ShopData } from '../sources/shopData'

export interface ContentPageSources {
  rows: readonly PageRow[]
  catalogueIndex: CatalogueIndex
  texts: Pick<ShopTexts, 'pages'>
  data: ShopData
  /** The ISO date of the build. */
  builtOn: string
}
