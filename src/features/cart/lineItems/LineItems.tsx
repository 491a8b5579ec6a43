import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { CartItem } from '../../../contract/cart'
import { bringMessages } from '../../../i18n/lateMessages'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { Toast } from '../../../ui/status/Toast'
import { LineItem } from './LineItem'
import { type LineItemChanges, getGiftGroup } from './useLineItemChanges'
import * as styles from './LineItem.module.css'

const useMessages = bringMessages('cart')

interface LineItemListProps {
  /** Either the items that are not gifts, or the gifts for one gift list. */
  items: readonly CartItem[]
  group: ReturnType<typeof getGiftGroup>
  extraDays: number
  changes: LineItemChanges
  renderDetails?: (item: CartItem) => ReactNode
}

export type GiftItemsProps = Pick<LineItemListProps, 'items' | 'extraDays' | 'changes'>

export interface LineItemsProps extends GiftItemsProps, Pick<LineItemListProps, 'renderDetails'> {
  GiftItems: ComponentType<GiftItemsProps>
}

const lineItemsId = 'cart-items'

const isGift = (item: CartItem) => getGiftGroup(item) !== null

export function LineItems({ items, GiftItems, renderDetails, ...listProps }: LineItemsProps) {
  const messages = useMessages('cart')
  const { removedItem, announcement } = listProps.changes
  const gifts = items.filter(isGift)
  const hasGifts = gifts.length > 0 || (removedItem !== null && isGift(removedItem.item))
  return (
    <div id={lineItemsId} tabIndex={-1} className={styles.all}>
      <section aria-labelledby="cart-lines">
        <VisuallyHidden as="h2" id="cart-lines">
          {messages.lines}
        </VisuallyHidden>
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        <LineItemList
          items={items.filter((item) => !isGift(item))}
          group={null}
          renderDetails={renderDetails}
          {...listProps}
        />
      </section>
      {hasGifts && <GiftItems items={gifts} {...listProps} />}
    </div>
  )
}

export function LineItemList({ items, group, extraDays, changes, renderDetails }: LineItemListProps) {
  const { removedItem, restoredId } = changes
  const rows = items.map((item) => (
    <LineItem
      key={item.id}
      item={item}
      extraDays={extraDays}
      error={changes.describeFailure(item)}
      isRestored={restoredId === item.id}
      onChangeQuantity={(quantity) => void changes.setQuantity(item, quantity)}
      onSaveForLater={() => void changes.saveItemForLater(item)}
      details={renderDetails?.(item)}
    />
  ))
  if (removedItem && getGiftGroup(removedItem.item) === group) {
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

  // The cleanup of a layout effect runs before the row is removed. That of an ordinary effect would run after the focus
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
    <li ref={placeholder} tabIndex={-1} className={styles.removed}>
      <Toast message={text} action={{ label: messages.undo, onAction: onUndo }} onHide={onClose} />
    </li>
  )
}
