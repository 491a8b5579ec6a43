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
  /** The number of additional working days that delivery takes compared with Belgium. */
  extraDays: number
  changes: LineItemChanges
}

/** Lists the items of the cart. A removed item leaves a placeholder from which the user can undo the removal. */
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
 * The placeholder of a removed item. It receives focus, so that the Tab key reaches the undo button next. When it
 * closes, focus moves to a neighbouring item.
 */
function RemovedLineItem({ text, onUndo, onClose }: RemovedLineItemProps) {
  const words = useWords('cart')
  const place = useRef<HTMLLIElement>(null)

  // The cleanup of a layout effect runs before the placeholder is removed. An ordinary effect runs after focus is lost.
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
