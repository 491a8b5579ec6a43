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
  /** The items of one group: those of the customer, or those for one gift list. */
  items: readonly CartItem[]
  group: ReturnType<typeof readLineGroup>
  /** The number of additional working days that delivery takes compared with Belgium. */
  extraDays: number
  changes: LineItemChanges
  renderDetails?: (item: CartItem) => ReactNode
}

/** Lists a group of items. A removed item leaves a placeholder from which the user can undo the removal. */
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
 * The placeholder of a removed item receives the focus, so that the Tab key reaches the undo button next. When a
 * placeholder with the focus closes, the focus moves to a neighbouring item.
 */
function RemovalPlaceholder({ text, onUndo, onClose }: RemovalPlaceholderProps) {
  const messages = useMessages('cart')
  const placeholder = useRef<HTMLLIElement>(null)

  // The cleanup of a layout effect runs before the row is removed; that of an ordinary effect, after focus is lost.
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
