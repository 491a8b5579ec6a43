import type { GiftlistItem } from '../../../contract/giftlist'
import { PageLink } from '../../../ui/button/PageLink'
import { Picture } from '../../../ui/figure/Picture'
import { ErrorNote } from '../../../ui/status/ErrorNote'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useMoney } from '../../../i18n/money'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildSkuPath } from '../../../pageTable/paths'
import { WishStock } from '../giving/WishStock'
import { ItemQuantities } from './ItemQuantities'
import { MoveButtons } from './MoveButtons'
import { ItemRemoval } from './ItemRemoval'
import { hasGifts, summarizeGifts } from './summarizeGifts'
import type { ItemChange } from './useItemChanges'
import { MeasureLine } from '../../../ui/figure/MeasureLine'
import * as pictureRow from '../../../ui/pictureRow.module.css'
import * as styles from './OwnItem.module.css'
import * as text from '../../../ui/text.module.css'

const useMessages = bringMessages('giftlistItems')

interface OwnItemProps {
  item: GiftlistItem
  lastPosition: number
  /** False while the items are sorted by price, and for the only item of a list. */
  isMovable: boolean
  failedChange: ItemChange | null
  onChange: (change: ItemChange) => void
}

export function OwnItem({ item, lastPosition, isMovable, failedChange, onChange }: OwnItemProps) {
  const messages = useMessages('giftlistItems').items
  const formatEuro = useMoney()
  const { id_giftlist_product: id, price, priority } = item
  const name = item.name ?? messages.unnamed
  const createChangeHandler = (field: 'quantity' | 'received' | 'position') => (value: number) =>
    onChange({ id, field, value })
  return (
    <li className={`${pictureRow.row} ${pictureRow.large}`}>
      <Picture picture={item.picture} sizes="(min-width:45em) 150px, 104px" alt="" />
      <div className={styles.text}>
        <div className={pictureRow.title}>
          <h3>
            <span className={styles.position}>{priority}.</span> <ItemName item={item} name={name} />
          </h3>
          {price !== null && <span className={pictureRow.amount}>{formatEuro(price)}</span>}
        </div>
        <p className={`${text.sm} ${text.stone}`}>
          {item.manufacturer_name}
          <span className={pictureRow.variant}>{item.combination}</span>
        </p>
        {price === null && <p className={`${text.sm} ${text.stone}`}>{messages.notSold}</p>}
        <WishStock item={item} describeFew={messages.fewInStock} />
        <GivenCounts item={item} />
        <ItemQuantities
          item={item}
          name={name}
          onQuantityChange={createChangeHandler('quantity')}
          onReceivedChange={createChangeHandler('received')}
        />
        <div className={styles.actions}>
          {isMovable && (
            <MoveButtons
              name={name}
              position={priority}
              lastPosition={lastPosition}
              onMove={createChangeHandler('position')}
            />
          )}
          {hasGifts(item) ? (
            <p className={`${text.sm} ${text.stone}`}>{messages.stays}</p>
          ) : (
            <ItemRemoval name={name} onRemove={() => onChange({ id, field: 'removed' })} />
          )}
        </div>
        {failedChange && <FailedChangeNote item={item} name={name} failedChange={failedChange} />}
      </div>
    </li>
  )
}

function ItemName({ item: { price, product_slugs, sku_slugs }, name }: { item: GiftlistItem; name: string }) {
  const language = useLanguage()
  if (price === null || !product_slugs || !sku_slugs) return <>{name}</>
  return <PageLink to={buildSkuPath(product_slugs, sku_slugs, language)}>{name}</PageLink>
}

interface FailedChangeNoteProps {
  item: GiftlistItem
  name: string
  failedChange: ItemChange
}

function FailedChangeNote({ item, name, failedChange }: FailedChangeNoteProps) {
  const { failures: messages } = useMessages('giftlistItems').items
  const { quantity, received, priority } = item
  const message = {
    quantity: messages.quantity(quantity),
    received: messages.received(received),
    position: messages.position(name, priority),
    removed: messages.removed(name),
  }[failedChange.field]
  const isTooFew = failedChange.field === 'quantity' && failedChange.value < quantity && hasGifts(item)
  return <ErrorNote>{isTooFew ? `${message} ${messages.tooFew}` : message}</ErrorNote>
}

/** Renders nothing while the gifts are hidden from the owner. */
function GivenCounts({ item }: { item: GiftlistItem }) {
  const messages = useMessages('giftlistItems').items.given
  const formatEuro = useMoney()
  const counts = summarizeGifts(item)
  if (!counts) return null
  const { given, collected, isFull, reachedValue, total, remainder } = counts
  const progressTexts = [
    (given > 0 || collected === 0) && (given > 0 ? messages.items(given, item.quantity) : messages.none),
    collected > 0 && messages.collected(formatEuro(collected)),
  ]
  return (
    <div className={`${styles.given} ${text.sm}`}>
      <MeasureLine value={reachedValue} max={total} isDone={isFull} />
      <p className={styles.row}>
        <span>{isFull ? messages.full : progressTexts.filter(Boolean).join(', ')}</span>
        {!isFull && (
          <span className={text.stone}>
            {remainder.items === undefined
              ? messages.leftOf(formatEuro(remainder.amount))
              : messages.left(remainder.items)}
          </span>
        )}
      </p>
    </div>
  )
}
