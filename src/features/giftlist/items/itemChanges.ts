import type { GiftlistItem } from '../../../contract/giftlist'

/** A change of an item of a gift list. A position starts at 1. */
export type ItemChange =
  | { id: number; field: 'quantity' | 'received' | 'position'; value: number }
  | { id: number; field: 'removed' }

const renumberItems = (items: readonly GiftlistItem[]): GiftlistItem[] =>
  items.map((item, index) => (item.priority === index + 1 ? item : { ...item, priority: index + 1 }))

/** Moves an item to a position and numbers the others around it, as the API does. */
function moveItem(items: readonly GiftlistItem[], movedItem: GiftlistItem, position: number): GiftlistItem[] {
  const otherItems = items.filter((item) => item.id_giftlist_product !== movedItem.id_giftlist_product)
  const index = Math.max(0, position - 1)
  return renumberItems([...otherItems.slice(0, index), movedItem, ...otherItems.slice(index)])
}

/** Returns the items of a list, by priority, after a change. A change of an item that is not on the list does nothing. */
export function applyItemChange(items: readonly GiftlistItem[], change: ItemChange): GiftlistItem[] {
  const item = items.find(({ id_giftlist_product }) => id_giftlist_product === change.id)
  if (!item) return [...items]
  switch (change.field) {
    case 'removed':
      return renumberItems(items.filter((each) => each !== item))
    case 'position':
      return moveItem(items, item, change.value)
    default:
      return items.map((each) => (each === item ? { ...item, [change.field]: change.value } : each))
  }
}

/** Replaces an item with the API's version of it. */
export const replaceItem = (items: readonly GiftlistItem[], answer: GiftlistItem): GiftlistItem[] =>
  moveItem(items, answer, answer.priority)

/** Whether the later change of an item makes the earlier one unnecessary. */
export const replacesItemChange = (laterChange: ItemChange, earlierChange: ItemChange): boolean =>
  laterChange.id === earlierChange.id && (laterChange.field === earlierChange.field || laterChange.field === 'removed')

/** Whether the items already contain a change. */
export function hasItemChange(items: readonly GiftlistItem[], change: ItemChange): boolean {
  const item = items.find(({ id_giftlist_product }) => id_giftlist_product === change.id)
  if (change.field === 'removed') return !item
  return item?.[change.field === 'position' ? 'priority' : change.field] === change.value
}
