import { useRef, useState } from 'react'
import type { GiftlistItem, OwnGiftlist } from '../../../contract/giftlist'
import {
  loadOwnGiftlist,
  markReceived,
  removeGiftlistItem,
  sendGiftlistItemChange,
} from '../../../store/giftlist/giftlistApi'
import { ApiError } from '../../../store/http/ApiError'
import { useAppDispatch } from '../../../store/hooks'
import { useChangeQueue } from '../../../store/query/useChangeQueue'
import type { AppThunk } from '../../../store/services'
import { applyItemChange, hasItemChange, type ItemChange, replaceItem, replacesItemChange } from './itemChanges'

/** Sends a change of an item. Resolves to the items after it, or to false after a failure (SPEC §7). */
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
        ? await markReceived(client, item, value)
        : // A PUT requires both values. The one that does not change comes from the API.
          await sendGiftlistItemChange(client, item, {
            quantity,
            priority,
            [field === 'position' ? 'priority' : field]: value,
          })
    return answer && replaceItem(items, answer)
  }

const reloadItems =
  ({ giftlist }: OwnGiftlist): AppThunk<Promise<GiftlistItem[] | null>> =>
  async (_dispatch, _getState, { client }) => {
    try {
      return (await loadOwnGiftlist(client, giftlist)).items
    } catch (error) {
      if (error instanceof ApiError) return null
      throw error
    }
  }

/**
 * Changes the items of a gift list, and shows each change at once. `failures` contains the last change of each item that
 * failed and was undone.
 */
export function useItemChanges(ownList: OwnGiftlist) {
  const dispatch = useAppDispatch()
  const [failures, setFailures] = useState<ReadonlyMap<number, ItemChange>>(new Map())
  const setFailure = (id: number, change: ItemChange | null) =>
    setFailures((before) => {
      const otherFailures = [...before].filter(([other]) => other !== id)
      return new Map(change ? [...otherFailures, [id, change]] : otherFailures)
    })
  const rules = useRef({
    apply: applyItemChange,
    replaces: replacesItemChange,
    isMade: hasItemChange,
    send: (items: GiftlistItem[], change: ItemChange) => dispatch(sendItemChange(items, change)),
    reload: () => dispatch(reloadItems(ownList)),
  })
  const [items, enqueue] = useChangeQueue(ownList.items, rules.current, (change) => setFailure(change.id, change))
  const changeItem = (wantedChange: ItemChange) => {
    setFailure(wantedChange.id, null)
    enqueue(wantedChange)
  }
  return { items, failures, change: changeItem }
}
