import { useState, type ComponentType, type PointerEvent } from 'react'
import type { ProductCard } from '../../../contract/product'
import { PageLink } from '../../../design/PageLink'
import { Picture } from '../../../design/Picture'
import { Price } from '../../../design/Price'
import { useLater } from '../../../design/useLater'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { productPath } from '../../../pageTable/paths'
import { useReached } from '../combination/useReached'
import { priceParts } from '../price/priceParts'
import { CardBadge } from './CardBadge'
import { stockText } from './stockText'
import { stockWord } from './stockWord'
import { SwatchDots } from './SwatchDots'
import * as styles from './ProductTile.module.css'

interface ProductTileProps {
  card: ProductCard
  wide: boolean
  priority: boolean
  /** Keeps it on the wishlist; null until it has come. */
  Heart: ComponentType<{ card: ProductCard }> | null
}

const secondPicture = () => import('./SecondPicture').then((chunk) => chunk.SecondPicture)
const tileButton = () => import('../combination/TileButton').then((chunk) => chunk.TileButton)
const sizes = '(min-width:64em) 25vw,50vw'
const wideSizes = '(min-width:64em) 50vw,100vw'

/** A product in the wall. All of it is one link, stretched from the name. */
export function ProductTile({ card, wide, priority, Heart }: ProductTileProps) {
  const language = useLanguage()
  const words = useWords('catalogue')
  const [pointed, setPointed] = useState(false)
  const supply = stockWord(card)
  const { lowest, ...price } = priceParts(card.price, card.price_varies, words.wall, language)
  // The second picture is fetched for a mouse alone, when it first comes over the tile.
  const Second = useLater(pointed, secondPicture)
  const point = (event: PointerEvent) => event.pointerType === 'mouse' && setPointed(true)
  // So is the button, which comes for the keyboard and for fingers too.
  const [reached, reach] = useReached()
  const Choose = useLater(pointed || reached, tileButton)
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
          <span>{stockText(supply, words.stock)}</span>
        </span>
        {lowest && <small>{lowest}</small>}
      </div>
      {Heart && <Heart card={card} />}
      {Choose && <Choose card={card} wide={wide} />}
    </div>
  )
}
