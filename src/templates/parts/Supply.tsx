import type { Combination } from '../../contract/product'
import { stockText } from '../../features/catalogue/wall/stockText'
import { stockWord } from '../../features/catalogue/wall/stockWord'
import { useWords } from '../../i18n/useWords'

/** What a version's supply is called in lists, for features that are not the catalogue. */
export function Supply({ of }: { of: Pick<Combination, 'stock' | 'delivery'> }) {
  return <>{stockText(stockWord(of), useWords('catalogue').stock)}</>
}
