import type { CartItem } from '../../contract/cart'
import { Icon } from '../../design/Icon'
import { Note } from '../../design/Note'
import { PageLink } from '../../design/PageLink'
import { Picture } from '../../design/Picture'
import { QuantityStepper } from '../../design/QuantityStepper'
import * as text from '../../design/text.module.css'
import { useLanguage } from '../../i18n/LanguageContext'
import { useMoney } from '../../i18n/useMoney'
import { useWords } from '../../i18n/useWords'
import { skuPath } from '../../pageTable/paths'
import * as styles from './CartLine.module.css'
import { CartLinePrice } from './CartLinePrice'
import { useDeliveryWords } from './useDeliveryWords'

interface CartLineProps {
  item: CartItem
  /** What went wrong with the last change of this line, in words. */
  fault: string | null
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

/** One line of the cart: what it is, when it comes, how many, what it costs. */
export function CartLine({ item, fault, onQuantity, onRemove }: CartLineProps) {
  const language = useLanguage()
  const words = useWords('cart')
  const money = useMoney()
  const delivery = useDeliveryWords(item.delivery)
  const fixed = item.id_giftlist_product !== null
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <Picture picture={item.picture} sizes="(min-width:720px) 150px, 104px" alt="" />
      </div>
      <div>
        <div className={styles.title}>
          <h3>
            <PageLink to={skuPath(item.product_slugs, item.sku_slugs, language)}>{item.name}</PageLink>
          </h3>
          <span className={item.regularPrice === null ? styles.amount : `${styles.amount} ${text.falu}`}>
            {money(item.total)}
          </span>
        </div>
        <div className={styles.about}>
          <p>
            {item.manufacturer_name}
            <span className={styles.combination}>{item.combination}</span>
          </p>
          <CartLinePrice item={item} />
        </div>
        <p className={styles.delivery}>
          <Icon name={fixed ? 'gift' : 'truck'} />
          <span>{fixed ? words.giftList : delivery}</span>
        </p>
        <div className={styles.actions}>
          <QuantityStepper
            id={`quantity-${item.id}`}
            value={item.quantity}
            min={0}
            max={Math.max(item.stock, item.quantity)}
            onChange={onQuantity}
            words={{
              quantity: words.quantity(item.name),
              less: words.less(item.name),
              more: words.more(item.name),
              limit: item.stock === 0 ? words.errors.soldOut : words.stockLimit(item.stock),
            }}
          />
          <button
            type="button"
            className={`${styles.remove} ${text.sm} ${text.link}`}
            aria-label={words.removeName(item.name)}
            onClick={onRemove}
          >
            {words.remove}
          </button>
        </div>
        {fault && (
          <Note look="bad" role="alert" className={styles.fault}>
            {fault}
          </Note>
        )}
      </div>
    </li>
  )
}
