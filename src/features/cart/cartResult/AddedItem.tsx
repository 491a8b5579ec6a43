import type { CartItem } from '../../../contract/cart'
import { unitPrice } from '../../../contract/values'
import { Note } from '../../../ui/status/Note'
import { Picture } from '../../../ui/figure/Picture'
import { Price } from '../../../ui/figure/Price'
import { deliveryDates } from '../../../i18n/deliveryDates'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useMoney } from '../../../i18n/money'
import { useWords } from '../../../i18n/useWords'
import * as styles from './CartResult.module.css'

interface AddedItemProps {
  item: CartItem
  /** How many pieces were added just now; the line may hold more. */
  quantity: number
}

/** What has just come into the cart, and when it comes to the shopper. */
export function AddedItem({ item, quantity }: AddedItemProps) {
  const { cartResult: words } = useWords('panel')
  const language = useLanguage()
  const money = useMoney()
  const { from, until } = deliveryDates(item.delivery, new Date(), language)
  const when = from === null ? words.on(until) : words.between(from, until)
  const { regularPrice: regular, lowestPrice30Days: lowest } = item
  return (
    <>
      <div className={styles.item}>
        <Picture picture={item.picture} sizes="112px" alt="" />
        <div className={styles.words}>
          <div>
            <p>{item.name}</p>
            <p className={styles.about}>
              {item.manufacturer_name}
              <span className={styles.combination}>{item.combination}</span>
            </p>
          </div>
          <div className={styles.row}>
            <span className={styles.quantity}>{words.pieces(quantity)}</span>
            <span className={styles.price}>
              <Price
                amount={money(unitPrice(item))}
                was={regular === null ? undefined : { label: words.was, amount: money(regular) }}
                lowest={lowest === null ? undefined : words.lowest(money(lowest))}
              />
            </span>
          </div>
        </div>
      </div>
      <Note variant="ok" icon="truck" className={styles.delivery}>
        {item.delivery.unit === 'weeks' ? words.made(when) : words.inStock(when)}
      </Note>
    </>
  )
}
