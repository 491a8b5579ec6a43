import type { ReactNode } from 'react'
import type { ProductCard } from '../../../contract/product'
import { useWords } from '../../../i18n/useWords'
import { listPageSize } from '../../../pageTable/listPageSize'
import { ProductTile } from './ProductTile'
import { storyPlace } from './storyPlace'
import { useHearts } from './useHearts'
import { wallPages } from './wallPages'
import type { Span } from './wallRows'
import * as styles from './ProductWall.module.css'

interface ProductWallProps {
  products: readonly ProductCard[]
  /** A story tile, where the wall is long enough for one. */
  story?: ReactNode
  /** The wall is the first thing on its page: its first row is fetched at once. */
  first?: boolean
}

const firstRow = 4
const spanOf = (card: ProductCard): Span => (card.tile === 'wide' && card.picture_wide ? 'either' : 'single')

/** The long wall: product pictures shoulder to shoulder, in the given order. */
export function ProductWall({ products, story = null, first = false }: ProductWallProps) {
  const words = useWords('catalogue').wall
  const [wall, Heart] = useHearts(products.length > 0)
  if (products.length === 0) return <p>{words.empty}</p>

  const spans = products.map(spanOf)
  const pages = []
  for (let at = 0; at < spans.length; at += listPageSize) pages.push(spans.slice(at, at + listPageSize))
  const place = story ? storyPlace(pages[0] ?? []) : null
  const pieces: (ProductCard | 'story')[] = [...products]
  if (place !== null) {
    pieces.splice(place, 0, 'story')
    pages[0]?.splice(place, 0, 'wide')
  }
  const rows = wallPages(pages)
  return (
    <ul className={styles.wall} ref={wall}>
      {pieces.map((piece, index) => {
        const { wide, last } = rows[index] ?? { wide: false, last: false }
        const columns = [wide && styles.wide, last && styles.last].filter(Boolean).join(' ') || undefined
        return (
          <li className={columns} key={piece === 'story' ? piece : piece.id_product}>
            {piece === 'story' ? (
              story
            ) : (
              <ProductTile card={piece} wide={wide} priority={first && index < firstRow} Heart={Heart} />
            )}
          </li>
        )
      })}
    </ul>
  )
}
