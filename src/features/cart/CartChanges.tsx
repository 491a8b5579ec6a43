import { useEffect } from 'react'
import { Note } from '../../ui/status/Note'
import { useMoney } from '../../i18n/money'
import { bringMessages } from '../../i18n/lateMessages'
import { differenceDismissed, differenceShown } from '../../store/cart/cartSlice'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import type { CartItem } from '../../contract/cart'
import { getUnitPrice } from '../../contract/money'
import type { Areas } from '../../i18n/messages'
import type { CartDifference } from '../../store/cart/cartDifference'
import * as styles from './CartChanges.module.css'

const useMessages = bringMessages('cart')

interface CartChangesProps {
  /** Called after the note is dismissed, because its button had the focus and has disappeared. */
  onDismissed: () => void
}

/** A change that only the checkout reports has no details. */
export function CartChanges({ onDismissed }: CartChangesProps) {
  const messages = useMessages('cart')
  const formatEuro = useMoney()
  const dispatch = useAppDispatch()
  const difference = useAppSelector(({ cart }) => cart.difference)
  // An empty cart has nothing for the user to check.
  const hasUnlistedChange = useAppSelector(
    ({ cart, checkout }) => checkout.checkout?.changed === true && cart.cart?.items.length !== 0,
  )

  useEffect(() => {
    if (difference) dispatch(differenceShown())
  }, [dispatch, difference])

  const handleDismiss = () => {
    dispatch(differenceDismissed())
    onDismissed()
  }
  return (
    <div role="status">
      {difference ? (
        <Note className={styles.note}>
          <p>{messages.difference.title}</p>
          <ul className={styles.changes}>
            {describeCartDifference(difference, messages, formatEuro).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <button type="button" className={styles.dismiss} onClick={handleDismiss}>
            {messages.difference.dismiss}
          </button>
        </Note>
      ) : (
        hasUnlistedChange && <Note className={styles.note}>{messages.changed}</Note>
      )}
    </div>
  )
}

/**
 * Returns one sentence for each change (SPEC §4, `changed`). If several variants of a product have changed, their
 * sentences also name the variant.
 */
export function describeCartDifference(
  difference: CartDifference,
  { difference: messages }: Areas['cart'],
  formatEuro: (euro: number) => string,
): string[] {
  const { added, removed, quantity, price, short, taken, vouchersAdded, vouchersRemoved, terms, total } = difference
  const changedItems = [...added, ...removed, ...short, ...taken, ...[...quantity, ...price].map(({ item }) => item)]
  const formatItemName = ({ id_product_attribute: id, name, combination }: CartItem): string =>
    combination &&
    changedItems.some((changedItem) => changedItem.name === name && changedItem.id_product_attribute !== id)
      ? `${name}, ${combination}`
      : name
  return [
    ...short.map((item) =>
      item.stock === 0 ? messages.soldOut(formatItemName(item)) : messages.short(formatItemName(item), item.stock),
    ),
    ...taken.map((item) => messages.taken(formatItemName(item))),
    ...removed.map((item) => messages.removed(formatItemName(item))),
    ...added.map((item) => messages.added(formatItemName(item), item.quantity)),
    ...quantity.map(({ item, before }) => messages.quantity(formatItemName(item), item.quantity, before)),
    ...price.map(({ item, before }) =>
      messages.price(formatItemName(item), formatEuro(getUnitPrice(item)), formatEuro(before)),
    ),
    ...vouchersRemoved.map(({ code }) => messages.voucherGone(code)),
    ...vouchersAdded.map(({ code }) => messages.voucherAdded(code)),
    ...terms.map((term) => messages[term]),
    ...(total ? [messages.total(formatEuro(total.now), formatEuro(total.before))] : []),
  ]
}
