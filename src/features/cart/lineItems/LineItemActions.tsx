import type { CartItem } from '../../../contract/cart'
import { useWords } from '../../../i18n/useWords'
import { QuantityStepper } from '../../../ui/form/QuantityStepper'
import { selectWantedQuantity } from '../../../store/cart/cartSelectors'
import { useStoreSelector } from '../../../store/hooks'
import * as text from '../../../ui/text.module.css'
import * as styles from './LineItem.module.css'

interface LineItemActionsProps {
  item: CartItem
  onQuantity: (quantity: number) => void
  onKeep: () => void
}

/** How many, out of the cart, or kept for later. How many are given from a gift list is said there. */
export function LineItemActions({ item, onQuantity, onKeep }: LineItemActionsProps) {
  const words = useWords('cart')
  const given = item.id_giftlist_product !== null
  const actionClass = `${styles.action} ${text.sm} ${text.link}`
  return (
    <div className={styles.actions}>
      {given ? (
        <span className={`${styles.given} ${text.sm} ${text.stone}`}>{words.pieces(item.quantity)}</span>
      ) : (
        <LineItemQuantity item={item} onChange={onQuantity} />
      )}
      <button
        type="button"
        className={actionClass}
        aria-label={words.removeName(item.name)}
        onClick={() => onQuantity(0)}
      >
        {words.remove}
      </button>
      {!given && (
        <button type="button" className={actionClass} aria-label={words.keepName(item.name)} onClick={onKeep}>
          {words.keep}
        </button>
      )}
    </div>
  )
}

interface LineItemQuantityProps {
  item: CartItem
  onChange: (quantity: number) => void
}

/** How many of a line: the wished number at once, before the API has said so; 0 takes the line out (SPEC §5). */
function LineItemQuantity({ item, onChange }: LineItemQuantityProps) {
  const words = useWords('cart')
  const wanted = useStoreSelector(selectWantedQuantity(item.id))
  const { id, name, stock, quantity } = item
  return (
    <QuantityStepper
      id={`quantity-${id}`}
      value={wanted}
      min={0}
      max={Math.max(stock, quantity)}
      onChange={onChange}
      words={{
        quantity: words.quantity(name),
        less: words.less(name),
        more: words.more(name),
        limit: quantity > stock ? undefined : words.stockLimit(stock),
      }}
    />
  )
}
