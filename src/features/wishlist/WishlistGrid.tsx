import type { ReactNode } from 'react'
import { findReduction } from '../../contract/reduction'
import { useLanguage } from '../../i18n/LanguageContext'
import { useMessages } from '../../i18n/useMessages'
import type { Language } from '../../i18n/languages'
import type { ListEnd } from '../../pageTable/contents/links'
import { buildBrandPath } from '../../pageTable/paths'
import type { WishedVariant } from './useWishedProducts'
import { EndCard } from '../productList/productGrid/EndCard'
import * as gridStyles from '../productList/productGrid/ProductGrid.module.css'
import * as styles from './Wishlist.module.css'

interface WishlistGridProps {
  items: readonly WishedVariant[]
  renderItem: (item: WishedVariant) => ReactNode
}

/** As in other product lists, one line explains the crossed-out prices, and a card fills the last row. */
export function WishlistGrid({ items, renderItem }: WishlistGridProps) {
  const { productGrid: gridMessages, brand } = useMessages('catalogue')
  const endCard = pickEndCard(items, useLanguage())
  return (
    <>
      {items.some(({ variant }) => findReduction(variant.price)) && (
        <p className={styles.reduced}>{gridMessages.lowestInList}</p>
      )}
      <ul className={`${gridStyles.grid} ${styles.grid}`}>
        {items.map(renderItem)}
        {endCard && <EndCard listEnd={endCard} label={brand.more(endCard.name)} columnCount={items.length} />}
      </ul>
    </>
  )
}

/**
 * The card links to the brand of the first product with a suitable picture: a picture in a room for one free column,
 * otherwise a scene. Returns null without such a picture.
 */
function pickEndCard(items: readonly WishedVariant[], language: Language): ListEnd | null {
  const hasOneFreeColumn = items.length % 4 === 3
  for (const { product } of items) {
    const picture = hasOneFreeColumn ? product.pictures.find(({ view }) => view === 'room') : product.scenes[0]
    const { slug, name } = product.brand
    if (picture) return { name, path: buildBrandPath(slug, language), sentence: '', picture, ground: null }
  }
  return null
}
