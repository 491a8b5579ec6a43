import { type ComponentType, type PointerEvent, useEffect, useState } from 'react'
import type { ProductCard } from '../../../contract/product'
import { PageLink } from '../../../ui/button/PageLink'
import { Picture } from '../../../ui/figure/Picture'
import { Price } from '../../../ui/figure/Price'
import { useLazyComponent } from '../../../ui/page/useLazyComponent'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { productPath } from '../../../pageTable/paths'
import { formatPriceParts } from '../../variant/formatPriceParts'
import { formatStockStatus, getStockStatus } from '../../variant/stockStatus'
import { Badge } from '../../../ui/status/Badge'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { runWhenIdle } from '../../../store/browser/pageLoad'
import * as styles from './ProductGridCard.module.css'

interface ProductGridCardProps {
  card: ProductCard
  wide: boolean
  priority: boolean
  /** Keeps it on the wishlist; null until it has come. */
  Heart: ComponentType<{ card: ProductCard }> | null
}

const hoverPicture = () => import('./HoverPicture').then((chunk) => chunk.HoverPicture)
const quickAddButton = () => import('../../bundle/QuickAddButton').then((chunk) => chunk.QuickAddButton)
const sizes = '(min-width:64em) 25vw,50vw'
const wideSizes = '(min-width:64em) 50vw,100vw'

/** A product in the wall. All of it is one link, stretched from the name. */
export function ProductGridCard({ card, wide, priority, Heart }: ProductGridCardProps) {
  const language = useLanguage()
  const words = useWords('catalogue')
  const [pointed, setPointed] = useState(false)
  const supply = getStockStatus(card)
  const { lowest, ...price } = formatPriceParts(card.price, card.price_varies, words.wall, language)
  // The second picture is fetched for a mouse alone, when it first comes over the card.
  const Second = useLazyComponent(pointed, hoverPicture)
  const point = (event: PointerEvent) => event.pointerType === 'mouse' && setPointed(true)
  // So is the button, which comes for the keyboard and for fingers too.
  const [reached, reach] = useTileIntent()
  const Choose = useLazyComponent(pointed || reached, quickAddButton)
  return (
    <div className={supply.kind === 'sold_out' ? styles.soldOut : undefined} onPointerEnter={point} onFocus={reach}>
      <Picture
        picture={(wide && card.picture_wide) || card.picture}
        alt=""
        sizes={wide ? wideSizes : sizes}
        priority={priority}
      />
      {Second && !wide && card.picture_hover && <Second picture={card.picture_hover} sizes={sizes} />}
      <CardBadge card={card} />
      <div className={styles.caption}>
        <PageLink to={productPath(card.slugs, language)}>{card.name}</PageLink>
        <span>
          <Price {...price} />
        </span>
        <span>{card.brand.name}</span>
        <span>
          <SwatchDots swatches={card.swatches} count={card.version_count} />
          <span>{formatStockStatus(supply, words.stock)}</span>
        </span>
        {lowest && <small>{lowest}</small>}
      </div>
      {Heart && <Heart card={card} />}
      {Choose && <Choose card={card} wide={wide} />}
    </div>
  )
}

/** One badge per picture: a reduction before news. */
function CardBadge({ card }: { card: Pick<ProductCard, 'sale_percent' | 'is_new'> }) {
  const words = useWords('catalogue').wall
  if (card.sale_percent !== null) {
    return (
      <Badge variant="sale" className={styles.corner}>
        {words.reduced(card.sale_percent)}
      </Badge>
    )
  }
  return card.is_new ? <Badge className={styles.corner}>{words.isNew}</Badge> : null
}

interface SwatchDotsProps {
  swatches: ProductCard['swatches']
  /** How many versions there are, for those who don't see the dots. */
  count: number
}

const mostDots = 5

/** The colours that a product comes in: five dots, then how many more. A product of one colour has none. */
function SwatchDots({ swatches, count }: SwatchDotsProps) {
  const words = useWords('catalogue').wall
  const shown = swatches.length > 1 ? swatches.slice(0, mostDots) : []
  return (
    <span className={styles.dots}>
      {shown.map(({ hex }, index) => (
        <i key={index} style={{ background: hex }} />
      ))}
      {swatches.length > mostDots && <span aria-hidden="true">+{swatches.length - mostDots}</span>}
      {count > 1 && <VisuallyHidden>{words.versions(count)}</VisuallyHidden>}
    </span>
  )
}

/**
 * Whether the shopper has come to a card: with a mouse or the keyboard, which `reach` is told, or, where nothing hovers,
 * as soon as the page has come to rest. Until then a card has nothing but its link.
 */
function useTileIntent(): [reached: boolean, reach: () => void] {
  const [reached, setReached] = useState(false)
  const reach = () => setReached(true)
  useEffect(() => {
    if (window.matchMedia?.('(hover: none)').matches) runWhenIdle(reach)
  }, [])
  return [reached, reach]
}
