import type { CartItem } from '../../../contract/cart'
import { bringMessages } from '../../../i18n/lateMessages'
import { QuantityStepper } from '../../../ui/form/QuantityStepper'
import { selectWantedQuantity } from '../../../store/cart/cartSlice'
import { useAppSelector } from '../../../store/hooks'
import * as text from '../../../ui/text.module.css'
import * as styles from './LineItem.module.css'

const useMessages = bringMessages('cart')

interface LineItemActionsProps {
  item: CartItem
  onChangeQuantity: (quantity: number) => void
  onSaveForLater: () => void
}

/** A gift cannot be saved for later, and a contribution has no quantity. */
export function LineItemActions({ item, onChangeQuantity, onSaveForLater }: LineItemActionsProps) {
  const messages = useMessages('cart')
  const isGift = item.id_giftlist_product !== null
  const actionClass = `${styles.action} ${text.sm} ${text.link}`
  return (
    <div className={styles.actions}>
      {item.amount === null && <LineItemQuantity item={item} onChange={onChangeQuantity} />}
      <button
        type="button"
        className={actionClass}
        aria-label={messages.removeName(item.name)}
        onClick={() => onChangeQuantity(0)}
      >
        {messages.remove}
      </button>
      {__OFFERED__.wishlist && !isGift && (
        <button
          type="button"
          className={actionClass}
          aria-label={messages.keepName(item.name)}
          onClick={onSaveForLater}
        >
          {messages.keep}
        </button>
      )}
    </div>
  )
}

interface LineItemQuantityProps {
  item: CartItem
  onChange: (quantity: number) => void
}

/** A new quantity appears before the API has confirmed it. A quantity of 0 removes the item (SPEC §5). */
function LineItemQuantity({ item, onChange }: LineItemQuantityProps) {
  const messages = useMessages('cart')
  const wantedQuantity = useAppSelector(selectWantedQuantity(item.id))
  const { id, name, quantity, giftlist_remaining: remainingQuantity } = item
  const availableQuantity = Math.min(item.stock, remainingQuantity ?? item.stock)
  return (
    <QuantityStepper
      id={`quantity-${id}`}
      value={wantedQuantity}
      min={0}
      max={Math.max(availableQuantity, quantity)}
      onChange={onChange}
      messages={{
        quantity: messages.quantity(name),
        less: messages.less(name),
        more: messages.more(name),
        limit:
          quantity > availableQuantity
            ? undefined
            : availableQuantity < item.stock
              ? messages.wishLimit
              : messages.stockLimit(availableQuantity),
      }}
    />
  )
}
