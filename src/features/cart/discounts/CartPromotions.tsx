import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { bringMessages } from '../../../i18n/lateMessages'
import { useAppSelector } from '../../../store/hooks'
import { selectCart } from '../../../store/cart/cartSlice'
import { PromotionItem } from './PromotionItem'
import type { Cart } from '../../../contract/cart'
import { MeasureLine } from '../../../ui/figure/MeasureLine'
import { useMoney } from '../../../i18n/money'
import * as text from '../../../ui/text.module.css'
import * as styles from './promotions.module.css'

const useMessages = bringMessages('offers')

/** The compact appearance omits names, figures and end dates. */
export function CartPromotions({ isCompact = false }: { isCompact?: boolean }) {
  const messages = useMessages('offers')
  const cart = useAppSelector(selectCart)
  const cartRules = useAppSelector(({ app }) => app.cartRules)
  const id = isCompact ? 'offers-in-short' : 'offers'
  const freeShipping = cart && findFreeDelivery(cart)
  if (!cart || (cart.offers.length === 0 && !freeShipping)) return null
  return (
    <section aria-labelledby={id} className={isCompact ? styles.compact : undefined}>
      <VisuallyHidden as={isCompact ? 'h3' : 'h2'} id={id}>
        {messages.title}
      </VisuallyHidden>
      <ul className={styles.promotions}>
        {cart.offers.map((promotion) => (
          <PromotionItem
            key={promotion.id_cart_rule}
            promotion={promotion}
            rule={cartRules.find(({ id_cart_rule }) => id_cart_rule === promotion.id_cart_rule)}
            isCompact={isCompact}
          />
        ))}
        {freeShipping && <FreeDelivery freeShipping={freeShipping} isCompact={isCompact} />}
      </ul>
    </section>
  )
}

interface FreeDeliveryProps {
  freeShipping: NonNullable<Cart['free_shipping']>
  isCompact: boolean
}

/** The measure line needs no label, because the text says how much is missing. */
function FreeDelivery({ freeShipping: { from, missing }, isCompact }: FreeDeliveryProps) {
  const { delivery: messages } = useMessages('offers')
  const formatEuro = useMoney()
  const isReached = missing <= 0
  return (
    <li className={`${styles.promotion} ${text.sm}`}>
      <p className={isReached ? text.pine : undefined}>
        {isReached ? messages.reached : messages.missing(formatEuro(missing))}
      </p>
      {!isReached && <MeasureLine value={from - missing} max={from} />}
      {!isCompact && !isReached && (
        <p className={styles.figures}>
          <span />
          <span>{messages.from(formatEuro(from))}</span>
        </p>
      )}
    </li>
  )
}

/** Returns null for an empty cart, if a voucher already grants free delivery, and if delivery is never free. */
export const findFreeDelivery = ({ items, vouchers, free_shipping }: Cart): Cart['free_shipping'] =>
  items.length === 0 || vouchers.some((voucher) => voucher.free_shipping) ? null : free_shipping
