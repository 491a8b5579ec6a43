import { type ReactNode, useEffect, useRef } from 'react'
import type { CartItem } from '../../../contract/cart'
import { Icon } from '../../../ui/figure/Icon'
import { Note } from '../../../ui/status/Note'
import { PageLink } from '../../../ui/button/PageLink'
import { Picture } from '../../../ui/figure/Picture'
import { useLanguage } from '../../../i18n/LanguageContext'
import { buildSkuPath } from '../../../pageTable/paths'
import { LineItemAmount, LineItemPrice } from './LineItemPrice'
import { LineItemActions } from './LineItemActions'
import { useDeliveryText } from './useDeliveryText'
import { bringMessages } from '../../../i18n/lateMessages'
import { goesToCustomer } from '../../../contract/giftDestination'
import { selectWantedQuantity } from '../../../store/cart/cartSlice'
import { useAppSelector } from '../../../store/hooks'
import { useIsOffline } from '../../../ui/page/useIsOffline'
import { isShort } from '../../../store/cart/cartDifference'
import * as pictureRow from '../../../ui/pictureRow.module.css'
import * as text from '../../../ui/text.module.css'
import * as styles from './LineItem.module.css'

const useMessages = bringMessages('cart')

interface LineItemProps {
  item: CartItem
  extraDays: number
  /** The message about the last change to this item; null unless the change failed. */
  error: string | null
  /** Whether the user has just restored the item, which then receives the focus. */
  isRestored: boolean
  /** A quantity of 0 removes the item. */
  onChangeQuantity: (quantity: number) => void
  onSaveForLater: () => void
  /** The quantity that belongs to designs, or the details of a gift. */
  details?: ReactNode
}

export function LineItem({
  item,
  extraDays,
  error,
  isRestored,
  onChangeQuantity,
  onSaveForLater,
  details,
}: LineItemProps) {
  const language = useLanguage()
  const delivery = useDeliveryText(item.delivery, extraDays)
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isRestored) row.current?.focus()
  }, [isRestored])
  return (
    <li ref={row} tabIndex={-1} className={`${pictureRow.row} ${pictureRow.large}`}>
      <Picture picture={item.picture} sizes="(min-width:45em) 150px, 104px" alt="" />
      <div>
        <div className={pictureRow.title}>
          <h3>
            {item.product_slugs && item.sku_slugs ? (
              <PageLink to={buildSkuPath(item.product_slugs, item.sku_slugs, language)}>{item.name}</PageLink>
            ) : (
              item.name
            )}
          </h3>
          <LineItemAmount item={item} />
        </div>
        <div className={styles.about}>
          <p>
            {item.manufacturer_name}
            <span className={pictureRow.variant}>{item.combination}</span>
          </p>
          <LineItemPrice item={item} />
        </div>
        {goesToCustomer(item) && item.stock > 0 && delivery !== null && (
          <p className={`${styles.delivery} ${text.sm}`}>
            <Icon name="truck" />
            <span>{delivery}</span>
          </p>
        )}
        {details}
        {isShort(item) && <LineItemShortage item={item} onReduce={onChangeQuantity} />}
        <LineItemActions item={item} onChangeQuantity={onChangeQuantity} onSaveForLater={onSaveForLater} />
        <WaitingChangeNote item={item} />
        {error && (
          <Note variant="bad" role="alert" className={styles.error}>
            {error}
          </Note>
        )}
      </div>
    </li>
  )
}

function WaitingChangeNote({ item }: { item: CartItem }) {
  const messages = useMessages('cart')
  const isOffline = useIsOffline()
  const isWaiting = useAppSelector(selectWantedQuantity(item.id)) !== item.quantity
  return (
    <div role="status">
      {isOffline && isWaiting && <Note className={styles.error}>{messages.waitsForConnection}</Note>}
    </div>
  )
}

interface LineItemShortageProps {
  item: CartItem
  onReduce: (quantity: number) => void
}

function LineItemShortage({ item: { name, stock, quantity }, onReduce }: LineItemShortageProps) {
  const messages = useMessages('cart')
  return (
    <Note variant="bad" className={styles.error}>
      {stock === 0 ? messages.shortSoldOut : messages.short(stock, quantity)}{' '}
      {stock > 0 && (
        <button
          type="button"
          className={styles.reduce}
          aria-label={messages.takeLeftOf(name, stock)}
          onClick={() => onReduce(stock)}
        >
          {messages.takeLeft(stock)}
        </button>
      )}
    </Note>
  )
}
