import { useEffect, useRef } from 'react'
import type { CartItem } from '../../../contract/cart'
import { Icon } from '../../../ui/figure/Icon'
import { Note } from '../../../ui/status/Note'
import { PageLink } from '../../../ui/button/PageLink'
import { Picture } from '../../../ui/figure/Picture'
import { useLanguage } from '../../../i18n/LanguageContext'
import { skuPath } from '../../../pageTable/paths'
import { LineItemAmount, LineItemPrice } from './LineItemPrice'
import { LineItemActions } from './LineItemActions'
import { useWords } from '../../../i18n/useWords'
import { extendDelivery } from '../../../contract/extendDelivery'
import type { Delivery } from '../../../contract/product'
import { deliveryDates } from '../../../i18n/deliveryDates'
import * as styles from './LineItem.module.css'

interface LineItemProps {
  item: CartItem
  /** Working days that the country of delivery is further than home. */
  extraDays: number
  /** What went wrong with the last change of this line, in words. */
  error: string | null
  /** It was put back just now: the focus goes there. */
  returned: boolean
  /** 0 takes the line out. */
  onQuantity: (quantity: number) => void
  onKeep: () => void
}

/** One line of the cart: what it is, when it comes, how many, what it costs. */
export function LineItem({ item, extraDays, error, returned, onQuantity, onKeep }: LineItemProps) {
  const language = useLanguage()
  const delivery = useDeliveryText(item.delivery, extraDays)
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (returned) line.current?.focus()
  }, [returned])
  return (
    <li ref={line} tabIndex={-1} className={styles.line}>
      <div className={styles.picture}>
        <Picture picture={item.picture} sizes="(min-width:720px) 150px, 104px" alt="" />
      </div>
      <div>
        <div className={styles.title}>
          <h3>
            <PageLink to={skuPath(item.product_slugs, item.sku_slugs, language)}>{item.name}</PageLink>
          </h3>
          <LineItemAmount item={item} />
        </div>
        <div className={styles.about}>
          <p>
            {item.manufacturer_name}
            <span className={styles.combination}>{item.combination}</span>
          </p>
          <LineItemPrice item={item} />
        </div>
        <GiftlistMark item={item} />
        {item.stock > 0 && (
          <p className={styles.delivery}>
            <Icon name="truck" />
            <span>{delivery}</span>
          </p>
        )}
        {item.quantity > item.stock && <LineItemShortage item={item} onTake={onQuantity} />}
        <LineItemActions item={item} onQuantity={onQuantity} onKeep={onKeep} />
        {error && (
          <Note variant="bad" role="alert" className={styles.error}>
            {error}
          </Note>
        )}
      </div>
    </li>
  )
}

/** Whose gift list a line is from. */
function GiftlistMark({ item }: { item: CartItem }) {
  const words = useWords('cart')
  if (item.id_giftlist_product === null) return null
  return (
    <p className={styles.delivery}>
      <Icon name="gift" />
      <span>{item.giftlist_name === null ? words.someGiftList : words.giftList(item.giftlist_name)}</span>
    </p>
  )
}

interface LineItemShortageProps {
  item: CartItem
  onTake: (quantity: number) => void
}

/** A line beyond the stock: says so, and offers to take what is left. */
function LineItemShortage({ item: { name, stock, quantity }, onTake }: LineItemShortageProps) {
  const words = useWords('cart')
  return (
    <Note variant="bad" className={styles.error}>
      {stock === 0 ? words.shortSoldOut : words.short(stock, quantity)}{' '}
      {stock > 0 && (
        <button
          type="button"
          className={styles.take}
          aria-label={words.takeLeftOf(name, stock)}
          onClick={() => onTake(stock)}
        >
          {words.takeLeft(stock)}
        </button>
      )}
    </Note>
  )
}

/**
 * When a line is with the shopper who orders today, in words. Made to order is what takes weeks.
 * @param extraDays working days that the country of delivery is further than home
 */
function useDeliveryText(delivery: Delivery, extraDays: number): string {
  const words = useWords('cart')
  const { from, until } = deliveryDates(extendDelivery(delivery, extraDays), new Date(), useLanguage())
  const when = from === null ? words.on(until) : words.between(from, until)
  return delivery.unit === 'weeks' ? words.made(when) : words.inStock(when)
}
