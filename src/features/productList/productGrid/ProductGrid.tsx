import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ProductCard } from '../../../contract/product'
import { useWords } from '../../../i18n/useWords'
import { listPageSize } from '../../../pageTable/contents/lists'
import { ProductGridCard } from './ProductGridCard'
import { type CardSpan, findStoryPosition, layOutPages } from './layOutRows'
import { useLazyComponent } from '../../../ui/page/useLazyComponent'
import { onStoreReady } from '../../../store/lazyStore'
import * as styles from './ProductGrid.module.css'

interface ProductGridProps {
  products: readonly ProductCard[]
  /** A story tile, where the wall is long enough for one. */
  story?: ReactNode
  /** The wall is the first thing on its page: its first row is fetched at once. */
  first?: boolean
}

const firstRow = 4
const getSpan = (card: ProductCard): CardSpan => (card.tile === 'wide' && card.picture_wide ? 'either' : 'single')

/** The long wall: product pictures shoulder to shoulder, in the given order. */
export function ProductGrid({ products, story = null, first = false }: ProductGridProps) {
  const words = useWords('catalogue').wall
  const [wall, Heart] = useCardHearts(products.length > 0)
  if (products.length === 0) return <p>{words.empty}</p>

  const spans = products.map(getSpan)
  const pages = []
  for (let at = 0; at < spans.length; at += listPageSize) pages.push(spans.slice(at, at + listPageSize))
  const place = story ? findStoryPosition(pages[0] ?? []) : null
  const entries: (ProductCard | 'story')[] = [...products]
  if (place !== null) {
    entries.splice(place, 0, 'story')
    pages[0]?.splice(place, 0, 'wide')
  }
  const rows = layOutPages(pages)
  return (
    <ul className={styles.wall} ref={wall}>
      {entries.map((entry, index) => {
        const { wide, last } = rows[index] ?? { wide: false, last: false }
        const columns = [wide && styles.wide, last && styles.last].filter(Boolean).join(' ') || undefined
        return (
          <li className={columns} key={entry === 'story' ? entry : entry.id_product}>
            {entry === 'story' ? (
              story
            ) : (
              <ProductGridCard card={entry} wide={wide} priority={first && index < firstRow} Heart={Heart} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

const cardHeart = () => import(/* webpackChunkName: "hearts" */ './CardHeart').then((chunk) => chunk.CardHeart)

/**
 * The hearts of a grid, which are not in the HTML: they come when the grid is on the screen and the shop is open, which is
 * as soon as the page rests for who has a cart or an account, and for others when they first move. The ref is the grid's.
 * @param there whether there is a grid at all
 */
function useCardHearts(there: boolean) {
  const grid = useRef<HTMLUListElement>(null)
  const [wanted, want] = useState(false)
  useEffect(() => {
    if (!there) return undefined
    let watch: IntersectionObserver | undefined
    const leave = onStoreReady(() => {
      if (!grid.current || !('IntersectionObserver' in window)) return
      watch?.disconnect()
      watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && want(true))
      watch.observe(grid.current)
    })
    return () => {
      leave()
      watch?.disconnect()
    }
  }, [there])
  return [grid, useLazyComponent(wanted, cardHeart)] as const
}
