import { useLayoutEffect, useRef } from 'react'
import type { CartItem } from '../../../contract/cart'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { useWords } from '../../../i18n/useWords'
import { LineItem } from './LineItem'
import type { LineItemChanges } from './useLineItemChanges'
import { Toast } from '../../../ui/status/Toast'
import * as styles from './LineItem.module.css'
import * as removedStyles from './LineItems.module.css'

interface LineItemsProps {
  items: readonly CartItem[]
  /** The working days that delivery takes longer than within Belgium. */
  extraDays: number
  changes: LineItemChanges
}

/** The items of the cart; a removed item leaves a place from which the removal can be undone. */
export function LineItems({ items, extraDays, changes }: LineItemsProps) {
  const words = useWords('cart')
  const { removed, errors, returned } = changes
  const rows = items.map((item) => (
    <LineItem
      key={item.id}
      item={item}
      extraDays={extraDays}
      error={errors[item.id] ?? null}
      returned={returned === item.id}
      onQuantity={(quantity) => void changes.setQuantity(item, quantity)}
      onKeep={() => void changes.keep(item)}
    />
  ))
  if (removed) {
    const undo = () => void changes.undo(removed)
    rows.splice(
      removed.at,
      0,
      <RemovedLineItem
        key={`removed ${removed.item.id}`}
        text={removed.text}
        onUndo={undo}
        onClose={changes.dismissRemoved}
      />,
    )
  }
  return (
    <section aria-labelledby="cart-lines">
      <VisuallyHidden as="h2" id="cart-lines">
        {words.lines}
      </VisuallyHidden>
      <VisuallyHidden>
        <span role="status">{changes.announcement}</span>
      </VisuallyHidden>
      <ul className={items.length > 0 ? styles.items : styles.none} tabIndex={-1}>
        {rows}
      </ul>
    </section>
  )
}

interface RemovedLineItemProps {
  text: string
  onUndo: () => void
  onClose: () => void
}

/**
 * The place of a removed item. It takes over the focus, so that the undo button is the next stop of the Tab key, and
 * passes it on to a neighbouring item when it closes.
 */
function RemovedLineItem({ text, onUndo, onClose }: RemovedLineItemProps) {
  const words = useWords('cart')
  const place = useRef<HTMLLIElement>(null)

  // A layout effect's cleanup runs before the place is removed; later the focus would be lost already.
  useLayoutEffect(() => {
    const row = place.current
    row?.focus({ preventScroll: true })
    return () => {
      if (!row?.contains(document.activeElement)) return
      const neighbour = row.nextElementSibling ?? row.previousElementSibling ?? row.parentElement
      if (neighbour instanceof HTMLElement) neighbour.focus({ preventScroll: true })
    }
  }, [])

  return (
    <li ref={place} tabIndex={-1} className={removedStyles.removed}>
      <Toast message={text} action={{ label: words.undo, onAction: onUndo }} onHide={onClose} />
    </li>
  )
}
