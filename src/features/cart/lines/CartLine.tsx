import { useEffect, useRef } from 'react'
import type { CartItem } from '../../../contract/cart'
import { Icon } from '../../../design/Icon'
import { Note } from '../../../design/Note'
import { PageLink } from '../../../design/PageLink'
import { Picture } from '../../../design/Picture'
import { useLanguage } from '../../../i18n/LanguageContext'
import { skuPath } from '../../../pageTable/paths'
import * as styles from './CartLine.module.css'
import { CartLineAmount } from './CartLineAmount'
import { CartLinePrice } from './CartLinePrice'
import { GiftListMark } from './GiftListMark'
import { LineActions } from './LineActions'
import { LineShortage } from './LineShortage'
import { useDeliveryWords } from './useDeliveryWords'

interface CartLineProps {
  item: CartItem
  /** Working days that the country of delivery is further than home. */
  extraDays: number
  /** What went wrong with the last change of this line, in words. */
  fault: string | null
  /** It was put back just now: the focus goes there. */
  returned: boolean
  /** 0 takes the line out. */
  onQuantity: (quantity: number) => void
  onKeep: () => void
}

/** One line of the cart: what it is, when it comes, how many, what it costs. */
export function CartLine({ item, extraDays, fault, returned, onQuantity, onKeep }: CartLineProps) {
  const language = useLanguage()
  const delivery = useDeliveryWords(item.delivery, extraDays)
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
          <CartLineAmount item={item} />
        </div>
        <div className={styles.about}>
          <p>
            {item.manufacturer_name}
            <span className={styles.combination}>{item.combination}</span>
          </p>
          <CartLinePrice item={item} />
        </div>
        <GiftListMark item={item} />
        {item.stock > 0 && (
          <p className={styles.delivery}>
            <Icon name="truck" />
            <span>{delivery}</span>
          </p>
        )}
        {item.quantity > item.stock && <LineShortage item={item} onTake={onQuantity} />}
        <LineActions item={item} onQuantity={onQuantity} onKeep={onKeep} />
        {fault && (
          <Note look="bad" role="alert" className={styles.fault}>
            {fault}
          </Note>
        )}
      </div>
    </li>
  )
}
