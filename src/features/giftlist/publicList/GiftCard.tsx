import type { GiftlistItem } from '../../../contract/giftlist'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useMoney } from '../../../i18n/money'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildSkuPath } from '../../../pageTable/paths'
import { PageLink } from '../../../ui/button/PageLink'
import { MeasureLine } from '../../../ui/figure/MeasureLine'
import { Picture } from '../../../ui/figure/Picture'
import { Badge } from '../../../ui/status/Badge'
import { GiftActions } from './GiftActions'
import type { GiftDraft } from '../giving/giftDraft'
import { WishStock } from '../giving/WishStock'
import {
  countGivenItems,
  findNeededPart,
  findSharedProgress,
  type GivablePart,
  isGivenInFull,
  isProgressKnown,
  isSold,
  isSoldOut,
} from '../giving/giftProgress'
import * as text from '../../../ui/text.module.css'
import * as styles from './GiftCard.module.css'

const useMessages = bringMessages('giftlist')

interface GiftCardProps {
  item: GiftlistItem
  givablePart: GivablePart
  isInCart: boolean
  /** True for an owner from whom the gifts are hidden. Such an owner cannot give. */
  isHidden: boolean
  isWide: boolean
  isInFirstRow: boolean
  onGive: (initialDraft: Partial<GiftDraft>) => void
}

export function GiftCard({ item, givablePart, isInCart, isHidden, isWide, isInFirstRow, onGive }: GiftCardProps) {
  const { item: messages } = useMessages('giftlist')
  const isFull = isGivenInFull(item)
  const classes = [styles.card, isWide && styles.wide, (isFull || isSoldOut(item)) && styles.full]
    .filter(Boolean)
    .join(' ')
  return (
    <li className={classes}>
      <div className={styles.product}>
        <Picture
          picture={item.picture}
          sizes={isWide ? '(min-width:64em) 25vw,(min-width:45em) 50vw,100vw' : '(min-width:64em) 25vw,50vw'}
          priority={isInFirstRow}
          alt=""
        />
        {isFull && <Badge className={styles.taken}>{messages.taken}</Badge>}
        <GiftCaption item={item} />
      </div>
      <div className={styles.giving}>
        <GiftProgress item={item} addablePart={isInCart ? givablePart : null} />
        <WishStock item={item} describeFew={messages.fewInStock} />
        {isFull || !isSold(item) ? (
          <p className={`${text.xxs} ${text.stone} ${styles.thanks}`}>{isFull ? messages.thanks : messages.notSold}</p>
        ) : (
          !isHidden && <GiftActions item={item} givablePart={givablePart} isInCart={isInCart} onGive={onGive} />
        )}
      </div>
    </li>
  )
}

function GiftCaption({ item }: { item: GiftlistItem }) {
  const language = useLanguage()
  const formatEuro = useMoney()
  const { product_slugs: product, sku_slugs: sku, name, price } = item
  const description = [item.manufacturer_name, item.combination].filter(Boolean).join(', ')
  return (
    <div className={styles.caption}>
      {product && sku ? <PageLink to={buildSkuPath(product, sku, language)}>{name}</PageLink> : <span>{name}</span>}
      {price !== null && <span>{formatEuro(price)}</span>}
      {description && <span className={styles.about}>{description}</span>}
    </div>
  )
}

interface GiftProgressProps {
  item: GiftlistItem
  /** The quantity or amount that the giver can still add to this gift in the cart; null if it is not in the cart. */
  addablePart: GivablePart | null
}

function GiftProgress({ item, addablePart }: GiftProgressProps) {
  const { item: messages } = useMessages('giftlist')
  const formatEuro = useMoney()
  const sharedProgress = findSharedProgress(item)
  if (!isProgressKnown(item)) {
    return <p className={`${styles.figures} ${text.xxs}`}>{messages.wished(item.quantity)}</p>
  }
  if (sharedProgress) {
    const { collected, total } = sharedProgress
    return (
      <>
        <MeasureLine value={collected} max={total} isDone={collected > 0} />
        <p className={`${styles.figures} ${text.xxs}`}>
          <span>{collected > 0 ? messages.collected(formatEuro(collected)) : messages.free}</span>
          <span className={text.stone}>
            {messages.leftAmount(formatEuro(addablePart ? (addablePart.amount ?? 0) : total - collected))}
          </span>
        </p>
      </>
    )
  }
  const chosenCount = countGivenItems(item)
  const isFull = isGivenInFull(item)
  const { items } = addablePart ?? findNeededPart(item)
  return (
    <>
      <MeasureLine value={chosenCount} max={item.quantity} isDone={isFull} />
      <p className={`${styles.figures} ${text.xxs}`}>
        <span>
          {isFull
            ? messages.allTaken(item.quantity)
            : chosenCount > 0
              ? messages.someTaken(chosenCount, item.quantity)
              : isSold(item) && !isSoldOut(item) && messages.free}
        </span>
        {items > 0 && <span className={text.stone}>{messages.left(items)}</span>}
      </p>
    </>
  )
}
