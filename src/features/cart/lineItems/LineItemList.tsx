import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { CartItem } from '../../../contract/cart'
import { bringMessages } from '../../../i18n/lateMessages'
import { LineItem } from './LineItem'
import { type LineItemChanges, readLineGroup } from './useLineItemChanges'
import { Toast } from '../../../ui/status/Toast'
import * as styles from './LineItem.module.css'
import * as removedStyles from './LineItems.module.css'

const useMessages = bringMessages('cart')

export interface LineItemListProps {
  /** The customer's own items, or the items for one gift list. */
  items: readonly CartItem[]
  group: ReturnType<typeof readLineGroup>
  /** In working days, compared with a delivery in Belgium. */
  extraDays: number
  changes: LineItemChanges
  renderDetails?: (item: CartItem) => ReactNode
}

/** The user can undo a removal from the placeholder of the removed item. */
export function LineItemList({ items, group, extraDays, changes, renderDetails }: LineItemListProps) {
  const { removedItem, restoredId } = changes
  const rows = items.map((item) => (
    <LineItem
      key={item.id}
      item={item}
      extraDays={extraDays}
      error={changes.describeFailure(item)}
      isRestored={restoredId === item.id}
      onQuantity={(quantity) => void changes.setQuantity(item, quantity)}
      onKeep={() => void changes.keepItem(item)}
      details={renderDetails?.(item)}
    />
  ))
  if (removedItem && readLineGroup(removedItem.item) === group) {
    const undoRemoval = () => void changes.undoRemoval(removedItem)
    rows.splice(
      removedItem.index,
      0,
      <RemovalPlaceholder
        key={`removed ${removedItem.item.id}`}
        text={removedItem.text}
        onUndo={undoRemoval}
        onClose={changes.dismissRemoval}
      />,
    )
  }
  return rows.length > 0 && <ul className={items.length > 0 ? styles.items : undefined}>{rows}</ul>
}

interface RemovalPlaceholderProps {
  text: string
  onUndo: () => void
  onClose: () => void
}

/**
 * A new placeholder receives the focus, so that Tab moves to its undo button. If a placeholder with the focus closes, a
 * neighbouring item receives the focus.
 */
function RemovalPlaceholder({ text, onUndo, onClose }: RemovalPlaceholderProps) {
  const messages = useMessages('cart')
  const placeholder = useRef<HTMLLIElement>(null)

  // The cleanup of a layout effect runs before the row is removed; the cleanup of an ordinary effect, after the focus
  // is lost.
  useLayoutEffect(() => {
    const row = placeholder.current
    row?.focus({ preventScroll: true })
    return () => {
      if (!row?.contains(document.activeElement)) return
      // The list of a gift group disappears with its last item. The element around all groups remains.
      const neighbour = row.nextElementSibling ?? row.previousElementSibling ?? document.getElementById(lineItemsId)
      if (neighbour instanceof HTMLElement) neighbour.focus({ preventScroll: true })
    }
  }, [])

  return (
    <li ref={placeholder} tabIndex={-1} className={removedStyles.removed}>
      <Toast message={text} action={{ label: messages.undo, onAction: onUndo }} onHide={onClose} />
    </li>
  )
}

export const lineItemsId = 'cart-items'
