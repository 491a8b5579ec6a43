import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ProductCard } from '../../../contract/product'
import { useMessages } from '../../../i18n/useMessages'
import { cardsPerRow, listPageSize } from '../../../pageTable/contents/lists'
import { ProductGridCard } from './ProductGridCard'
import { type CardSpan, findStoryPosition, layOutPages } from './layOutRows'
import { lazyPart } from '../../../ui/page/lazyPart'
import { selectIsOpen } from '../../../store/appSlice'
import { useAppSelector } from '../../../store/hooks'
import * as styles from './ProductGrid.module.css'

interface ProductGridProps {
  products: readonly ProductCard[]
  story?: ReactNode
  /** `columnCount` is the sum of the columns that the cards and the story span in all rows. */
  renderEnd?: (columnCount: number, products: readonly ProductCard[]) => ReactNode
  /** True for a grid at the top of its page, whose first row loads its pictures eagerly. */
  isFirst?: boolean
  /** True if all products are reduced. Badges would then repeat the title of the list. */
  isSale?: boolean
}

const getCardSpan = (card: ProductCard): CardSpan => (card.tile === 'wide' && card.picture_wide ? 'either' : 'single')

export function ProductGrid({ products, story = null, renderEnd, isFirst = false, isSale = false }: ProductGridProps) {
  const messages = useMessages('catalogue').productGrid
  const [gridElement, Heart] = useCardHearts(products.length > 0)
  if (products.length === 0) return <p>{messages.empty}</p>

  const spans = products.map(getCardSpan)
  const pageSpans = []
  for (let start = 0; start < spans.length; start += listPageSize)
    pageSpans.push(spans.slice(start, start + listPageSize))
  const storyPosition = story ? findStoryPosition(pageSpans[0] ?? []) : null
  const items: (ProductCard | 'story')[] = [...products]
  if (storyPosition !== null) {
    items.splice(storyPosition, 0, 'story')
    pageSpans[0]?.splice(storyPosition, 0, 'wide')
  }
  const cells = layOutPages(pageSpans)
  return (
    <ul className={styles.grid} ref={gridElement}>
      {items.map((item, index) => {
        const { isWide, isLast } = cells[index]!
        const columnClass = [isWide && styles.wide, isLast && styles.last].filter(Boolean).join(' ') || undefined
        return (
          <li className={columnClass} key={item === 'story' ? item : item.id_product}>
            {item === 'story' ? (
              story
            ) : (
              <ProductGridCard
                card={item}
                isWide={isWide}
                priority={isFirst && index < cardsPerRow}
                isSale={isSale}
                Heart={Heart}
              />
            )}
          </li>
        )
      })}
      {renderEnd?.(
        cells.reduce((sum, { isWide }) => sum + (isWide ? 2 : 1), 0),
        products,
      )}
    </ul>
  )
}

const CardHeart = lazyPart(() => import(/* webpackChunkName: "card" */ './CardHeart').then((chunk) => chunk.CardHeart))

/**
 * The heart is null in a shop without wishlists, and otherwise until the grid is in the viewport and the store is open.
 * The store opens when the page is idle if the user has a cart or an account, and otherwise at the first interaction.
 */
function useCardHearts(hasGrid: boolean) {
  const gridElement = useRef<HTMLUListElement>(null)
  const isOpen = useAppSelector(selectIsOpen)
  const [isHeartWanted, setIsHeartWanted] = useState(false)
  useEffect(() => {
    if (!hasGrid || !isOpen || !gridElement.current || !('IntersectionObserver' in window)) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsHeartWanted(true))
    observer.observe(gridElement.current)
    return () => observer.disconnect()
  }, [hasGrid, isOpen])
  return [gridElement, __OFFERED__.wishlist && isHeartWanted ? CardHeart : null] as const
}
