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
  /** Working days that the country of delivery is further than home. */
  extraDays: number
  changes: LineItemChanges
}

/** What lies in the cart, and in its place what has just left it. */
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
        onGone={changes.dismissRemoved}
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
      <ul className={items.length > 0 ? styles.lines : styles.none} tabIndex={-1}>
        {rows}
      </ul>
    </section>
  )
}

interface RemovedLineItemProps {
  text: string
  onUndo: () => void
  onGone: () => void
}

/**
 * Stands where a line was. It takes the focus that was in that line, so that the way to undo is the next thing on the
 * way, and hands it on to a line beside it when it goes.
 */
function RemovedLineItem({ text, onUndo, onGone }: RemovedLineItemProps) {
  const words = useWords('cart')
  const place = useRef<HTMLLIElement>(null)

  // Before the place leaves the page: afterwards the focus would be lost already.
  useLayoutEffect(() => {
    const here = place.current
    here?.focus({ preventScroll: true })
    return () => {
      if (!here?.contains(document.activeElement)) return
      const beside = here.nextElementSibling ?? here.previousElementSibling ?? here.parentElement
      if (beside instanceof HTMLElement) beside.focus({ preventScroll: true })
    }
  }, [])

  return (
    <li ref={place} tabIndex={-1} className={removedStyles.removed}>
      <Toast message={text} action={{ label: words.undo, onAction: onUndo }} onHide={onGone} />
    </li>
  )
}
