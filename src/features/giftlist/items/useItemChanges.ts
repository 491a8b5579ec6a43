import type { Giftlist, GiftlistItem, OwnGiftlist } from '../../../contract/giftlist'
import {
  loadOwnGiftlist,
  markItemsReceived,
  removeGiftlistItem,
  sendGiftlistItemChange,
} from '../../../store/giftlist/giftlistApi'
import { useAppDispatch } from '../../../store/hooks'
import { useChangeQueue } from '../../../store/query/useChangeQueue'
import type { AppThunk } from '../../../store/AppThunk'

/** Resolves to false after a failure. */
const sendItemChange =
  (items: readonly GiftlistItem[], change: ItemChange): AppThunk<Promise<GiftlistItem[] | false>> =>
  async (_dispatch, _getState, { client }) => {
    const item = items.find(({ id_giftlist_product }) => id_giftlist_product === change.id)
    if (!item) return false
    if (change.field === 'removed') {
      const answer = await removeGiftlistItem(client, item)
      return answer && answer.items
    }
    const { quantity, priority } = item
    const { field, value } = change
    const answer =
      field === 'received'
        ? await markItemsReceived(client, item, value)
        : // The PUT requires both values, so the other value is sent unchanged.
          await sendGiftlistItemChange(client, item, {
            quantity,
            priority,
            [field === 'position' ? 'priority' : field]: value,
          })
    return answer && replaceItem(items, answer)
  }

export const fetchOwnGiftlist =
  (list: Giftlist): AppThunk<Promise<OwnGiftlist>> =>
  (_dispatch, _getState, { client }) =>
    loadOwnGiftlist(client, list)

export function useItemChanges(ownList: OwnGiftlist) {
  const dispatch = useAppDispatch()
  return useChangeQueue<GiftlistItem[], ItemChange>(ownList.items, {
    apply: applyItemChange,
    replaces: replacesItemChange,
    isMade: hasItemChange,
    send: (items, change) => dispatch(sendItemChange(items, change)),
    reload: async () => (await dispatch(fetchOwnGiftlist(ownList.giftlist))).items,
  })
}

/** Positions start at 1. */
export type ItemChange =
  | { id: number; field: 'quantity' | 'received' | 'position'; value: number }
  | { id: number; field: 'removed' }

const renumberItems = (items: readonly GiftlistItem[]): GiftlistItem[] =>
  items.map((item, index) => (item.priority === index + 1 ? item : { ...item, priority: index + 1 }))

function moveItem(items: readonly GiftlistItem[], movedItem: GiftlistItem, position: number): GiftlistItem[] {
  const otherItems = items.filter((item) => item.id_giftlist_product !== movedItem.id_giftlist_product)
  const index = Math.max(0, position - 1)
  return renumberItems([...otherItems.slice(0, index), movedItem, ...otherItems.slice(index)])
}

/** Returns the items in order of priority. */
export function applyItemChange(items: readonly GiftlistItem[], change: ItemChange): GiftlistItem[] {
  const item = items.find(({ id_giftlist_product }) => id_giftlist_product === change.id)
  if (!item) return [...items]
  switch (change.field) {
    case 'removed':
      return renumberItems(items.filter((otherItem) => otherItem !== item))
    case 'position':
      return moveItem(items, item, change.value)
    default:
      return items.map((otherItem) => (otherItem === item ? { ...item, [change.field]: change.value } : otherItem))
  }
}

export const replaceItem = (items: readonly GiftlistItem[], answer: GiftlistItem): GiftlistItem[] =>
  moveItem(items, answer, answer.priority)

export const replacesItemChange = (laterChange: ItemChange, earlierChange: ItemChange): boolean =>
  laterChange.id === earlierChange.id && (laterChange.field === earlierChange.field || laterChange.field === 'removed')

export function hasItemChange(items: readonly GiftlistItem[], change: ItemChange): boolean {
  const item = items.find(({ id_giftlist_product }) => id_giftlist_product === change.id)
  if (change.field === 'removed') return !item
  return item?.[change.field === 'position' ? 'priority' : change.field] === change.value
}
