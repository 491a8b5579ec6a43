import { type ComponentType, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { ProductCard } from '../../../contract/product'
import { findReduction } from '../../../contract/reduction'
import { PageLink } from '../../../ui/button/PageLink'
import { Picture, type PictureFile } from '../../../ui/figure/Picture'
import { Price } from '../../../ui/page/Price'
import { lazyPart } from '../../../ui/page/lazyPart'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useMessages } from '../../../i18n/useMessages'
import { buildCardPath } from '../../../pageTable/paths'
import { formatPriceParts } from '../../variant/formatPriceParts'
import { formatStockStatus, getStockStatus } from '../../variant/stockStatus'
import { Badge } from '../../../ui/status/Badge'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { runWhenIdle } from '../../../store/browser/pageLoad'
import * as styles from './ProductGridCard.module.css'

interface ProductGridCardProps {
  card: ProductCard
  isWide: boolean
  priority: boolean
  isSale: boolean
  /** Null in a shop without wishlists and until the grid is visible. */
  Heart: ComponentType<{ card: ProductCard }> | null
}

const SecondPicture = lazyPart(() =>
  import(/* webpackChunkName: "card" */ './SecondPicture').then((chunk) => chunk.SecondPicture),
)
const FadingPicture = lazyPart(() =>
  import(/* webpackChunkName: "card" */ './FadingPicture').then((chunk) => chunk.FadingPicture),
)
const QuickAddButton = lazyPart(() =>
  import(/* webpackChunkName: "card" */ '../../bundle/QuickAddButton').then((chunk) => chunk.QuickAddButton),
)
// A screen with three device pixels per CSS pixel gets the file for two pixels, because users do not see the
// difference.
const narrowSizes = '(min-width:64em) 25vw,(min-resolution:2.5dppx) 33vw,50vw'
const wideSizes = '(min-width:64em) 50vw,(min-resolution:2.5dppx) 65vw,100vw'

/** The link on the name covers the whole card. */
export function ProductGridCard({ card, isWide, priority, isSale, Heart }: ProductGridCardProps) {
  const language = useLanguage()
  const messages = useMessages('catalogue')
  const stockStatus = getStockStatus(card)
  // On a phone, the card is too narrow for the usual sentence.
  const cardMessages = { ...messages.productGrid, lowest: messages.productGrid.lowestInCard }
  const { lowest, ...price } = formatPriceParts(card.price, card.price_varies, cardMessages, language)
  const [isReached, markReached] = useCardReached()
  const picture = (isWide && card.picture_wide) || card.picture
  // A filter may change the picture of a card. The former picture is needed for the fade.
  const shownPictures = useRef({ picture, formerPicture: null as PictureFile | null })
  if (shownPictures.current.picture?.name !== picture?.name)
    shownPictures.current = { picture, formerPicture: shownPictures.current.picture }
  const { formerPicture } = shownPictures.current
  const sizes = isWide ? wideSizes : narrowSizes
  const stillPicture = <Picture picture={picture} alt="" sizes={sizes} priority={priority} />
  const handlePointerEnter = (event: PointerEvent) => event.pointerType === 'mouse' && markReached()
  return (
    <div
      className={stockStatus.kind === 'sold_out' ? styles.soldOut : undefined}
      onPointerEnter={handlePointerEnter}
      onFocus={markReached}
    >
      {formerPicture && picture ? (
        <FadingPicture formerPicture={formerPicture} picture={picture} sizes={sizes} placeholder={stillPicture} />
      ) : (
        stillPicture
      )}
      {isReached && card.picture_hover && <SecondPicture picture={card.picture_hover} sizes={sizes} isWide={isWide} />}
      {!isSale && <CardBadge card={card} />}
      <div className={styles.caption}>
        <PageLink to={buildCardPath(card, language)}>{card.name}</PageLink>
        <span>
          <Price {...price} />
        </span>
        <span>{[card.brand.name, card.condition].filter(Boolean).join(', ')}</span>
        <span>
          <SwatchDots card={card} />
          <span>{formatStockStatus(stockStatus, messages.stock)}</span>
        </span>
        {lowest && <small>{lowest}</small>}
      </div>
      {Heart && <Heart card={card} />}
      {isReached && <QuickAddButton card={card} isWide={isWide} />}
    </div>
  )
}

function CardBadge({ card }: { card: Pick<ProductCard, 'price' | 'is_new'> }) {
  const messages = useMessages('catalogue').productGrid
  const { percent = 0 } = findReduction(card.price) ?? {}
  if (percent > 0) {
    return (
      <Badge variant="sale" className={styles.corner}>
        {messages.reduced(percent)}
      </Badge>
    )
  }
  return card.is_new ? <Badge className={styles.corner}>{messages.isNew}</Badge> : null
}

const maxDots = 5

export function SwatchDots({ card: { swatches, version_count } }: { card: ProductCard }) {
  const messages = useMessages('catalogue').productGrid
  const shownSwatches = swatches.length > 1 ? swatches.slice(0, maxDots) : []
  return (
    <span className={styles.dots}>
      {shownSwatches.map(({ hex }, index) => (
        <i key={index} style={{ background: hex }} />
      ))}
      {swatches.length > maxDots && <span aria-hidden="true">+{swatches.length - maxDots}</span>}
      {version_count > 1 && <VisuallyHidden>{messages.versions(version_count)}</VisuallyHidden>}
    </span>
  )
}

/** A card counts as reached once the mouse or the focus is on it; on a touch screen, as soon as the page is idle. */
function useCardReached(): [isReached: boolean, markReached: () => void] {
  const [isReached, setIsReached] = useState(false)
  const markReached = () => setIsReached(true)
  useEffect(() => {
    if (window.matchMedia?.('(hover: none)').matches) runWhenIdle(markReached)
  }, [])
  return [isReached, markReached]
}
