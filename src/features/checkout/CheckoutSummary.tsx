import { useState } from 'react'
import { useAppSelector } from '../../store/hooks'
import { SummaryPlaceholder } from './CheckoutPage'
import type { Cart, CartItem } from '../../contract/cart'
import type { Carrier, PaymentMethod } from '../../contract/checkout'
import { computeTotalWithFee } from './usePaymentMethod'
import { hasDelivery } from '../../contract/giftDestination'
import { Icon } from '../../ui/figure/Icon'
import { useMoney } from '../../i18n/money'
import { bringMessages } from '../../i18n/lateMessages'
import { Picture } from '../../ui/figure/Picture'
import { estimateShipping } from '../../contract/estimateShipping'
import { selectIsInitialized } from '../../store/appSlice'
import { selectCart } from '../../store/cart/cartSlice'
import { Totals } from '../totals/Totals'
import { useCartArrival } from './useCartArrival'
import { GiftItemNotes } from '../giftlist/lines/GiftItemNotes'
import * as pictureRow from '../../ui/pictureRow.module.css'
import * as text from '../../ui/text.module.css'
import * as styles from './CheckoutSummary.module.css'

const useMessages = bringMessages('checkout')

export function CheckoutSummary({ method }: { method: PaymentMethod | null }) {
  const cart = useAppSelector(selectCart)
  const carriers = useAppSelector((state) => state.checkout.checkout?.carriers)
  const isStarting = !useAppSelector(selectIsInitialized)
  if (cart) return <OrderSummary cart={cart} carriers={carriers ?? []} method={method} />
  // Without a cart, for example after the payment, there is nothing to summarize.
  return isStarting ? <SummaryPlaceholder /> : null
}

interface OrderSummaryProps {
  cart: Cart
  carriers: readonly Carrier[]
  /** The method whose fee the total includes; null before the payment step and when no method is available. */
  method: PaymentMethod | null
}

/** On small screens, a button with the total expands the summary. */
function OrderSummary({ cart, carriers, method }: OrderSummaryProps) {
  const messages = useMessages('checkout')
  const formatEuro = useMoney()
  const [isOpen, setIsOpen] = useState(false)
  const describeCartArrival = useCartArrival(cart)
  const carrier = carriers.find(({ id_carrier }) => id_carrier === cart.id_carrier)
  const deliveryName = formatDeliveryName(cart, carriers)
  const itemCount = cart.items.reduce((sum, item) => sum + item.quantity, 0)
  return (
    <aside className={styles.card} aria-labelledby="order-summary">
      <button
        type="button"
        className={styles.summary}
        aria-expanded={isOpen}
        aria-controls="order-summary-content"
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>
          {messages.orderCount(itemCount)} <Icon name="down" />
        </span>
        <span>{formatEuro(computeTotalWithFee(cart, method))}</span>
      </button>
      <div id="order-summary-content" className={isOpen ? styles.content : `${styles.content} ${styles.folded}`}>
        <h2 id="order-summary" className={`${styles.heading} ${text.lg}`}>
          {messages.order}
        </h2>
        {hasDelivery(cart.items) && (
          <p className={`${styles.arrival} ${text.sm} ${text.stone}`}>{describeCartArrival(carrier)}</p>
        )}
        <ul className={styles.items}>
          {cart.items.map((item) => (
            <SummaryItem key={item.id} item={item} />
          ))}
        </ul>
        <Totals
          amounts={cart}
          shippingName={deliveryName === null ? undefined : messages.deliveryBy(deliveryName)}
          shipping={hasDelivery(cart.items) || cart.totals.shipping ? estimateShipping(cart) : undefined}
          fee={method?.fee ? { name: messages.fee(method.name), amount: method.fee } : undefined}
          total={computeTotalWithFee(cart, method)}
          // The VAT of the cart does not include the VAT on the fee, which only the order states.
          hasVat={!method?.fee}
        />
      </div>
    </aside>
  )
}

function SummaryItem({ item }: { item: CartItem }) {
  const messages = useMessages('checkout')
  const formatEuro = useMoney()
  return (
    <li className={`${styles.item} ${text.sm}`}>
      <Picture picture={item.picture} sizes="64px" alt="" />
      <div>
        {item.name}
        <span className={`${pictureRow.variant} ${text.stone}`}>
          {messages.pieces(item.combination, item.quantity)}
        </span>
        {item.free_quantity > 0 && <span className={styles.note}>{messages.freePieces(item.free_quantity)}</span>}
        <GiftItemNotes item={item} className={styles.note} />
      </div>
      <span className={styles.amount}>{formatEuro(item.total)}</span>
    </li>
  )
}

/** For example "Afhaalpunt, Dagwinkel Het Hoekje". Returns null while no carrier is chosen. */
export function formatDeliveryName(
  { id_carrier, service_point }: Pick<Cart, 'id_carrier' | 'service_point'>,
  carriers: readonly Carrier[],
): string | null {
  const carrier = carriers.find((candidate) => candidate.id_carrier === id_carrier)
  if (!carrier) return null
  const pickupPoint = carrier.service_points.find(({ id }) => id === service_point)
  return [carrier.name, pickupPoint?.name].filter(Boolean).join(', ')
}
