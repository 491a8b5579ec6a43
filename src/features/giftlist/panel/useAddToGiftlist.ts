import { useEffect, useRef, useState } from 'react'
import { isErrorOfType } from '../../../contract/error'
import type { Giftlist } from '../../../contract/giftlist'
import { maxGiftlistItems, maxGiftlists } from '../../../contract/limits'
import { bringMessages } from '../../../i18n/lateMessages'
import { clearDraft, readDraft, saveDraft } from '../../../store/browser/formDrafts'
import { useErrorMessage } from '../../../store/http/errorMessage'
import type { AppThunk } from '../../../store/AppThunk'
import { useMutation } from '../../../store/query/useMutation'
import type { GiftlistAddition } from '../../../store/sidePanelSlice'
import { setOnWishlist } from '../../../store/wishlist/hearts'
import { formatGiftlistName } from '../owner/giftlistState'
import { reportMovedWish } from './movedWishes'
import { putOnGiftlist, type AdditionOutcome, type GiftlistTarget } from './putOnGiftlist'

const useMessages = bringMessages('giftlistItems', 'identity')

/** The draft is preserved for the next item. */
export interface GiftlistDraft {
  /** The id of a list, 'new' for a new list, or null for the first list. */
  choice: number | 'new' | null
  name: string
}

export interface AddedItem {
  list: Giftlist
  /** False when the item is still on the wishlist, because its removal failed. */
  hasLeftWishlist: boolean
}

const draftName = 'giftlist-panel'

/**
 * @param item the item in the panel; null while the panel is closed
 * @param onLateFailure called when the panel no longer shows the failed item
 */
export function useAddToGiftlist(
  item: GiftlistAddition | null,
  onLateFailure: (item: GiftlistAddition, message: string) => void,
) {
  const { panel: messages } = useMessages('giftlistItems')
  const { form } = useMessages('identity')
  const describeError = useErrorMessage()
  const [draft, setDraft] = useGiftlistDraft()
  const [outcome, setOutcome] = useState<(AddedItem & { item: GiftlistAddition }) | null>(null)
  const [anotherItem, setAnotherItem] = useState<GiftlistAddition | null>(null)
  const currentItem = useRef(item)
  currentItem.current = item

  const describeFailure = (
    additionOutcome: AdditionOutcome,
    target: GiftlistTarget,
    { name, wish }: GiftlistAddition,
  ) => {
    if (!additionOutcome.list)
      return isErrorOfType(additionOutcome.failure, 'giftlist_full')
        ? messages.noMoreLists(maxGiftlists)
        : describeError(additionOutcome.failure, form)
    if (!additionOutcome.isOnList && additionOutcome.reason === 'full') return messages.full(maxGiftlistItems)
    if (!additionOutcome.isOnList && additionOutcome.reason === 'unknown') return messages.unsure(name)
    if (!('list' in target)) return messages.onlyMade(additionOutcome.list.name, name)
    return wish ? messages.notMoved(name) : messages.notAdded(name)
  }
  /** `onListFound` is called once the list has been found or created, even if the item was not added to it. */
  const { isBusy, error, run, clearError } = useMutation(
    (
      item: GiftlistAddition,
      target: GiftlistTarget,
      onListFound?: (list: Giftlist) => void,
    ): AppThunk<Promise<string | null>> =>
      async (dispatch, getState) => {
        const additionOutcome = await dispatch(putOnGiftlist(item, target))
        const { list } = additionOutcome
        if (list) {
          setDraft({ choice: list.id_giftlist, name: '' })
          onListFound?.(list)
        }
        const isShown = () => currentItem.current === item
        if (!list || !additionOutcome.isOnList) {
          const message = describeFailure(additionOutcome, target, item)
          if (isShown()) return message
          onLateFailure(item, message)
          return null
        }
        const { wish, name } = item
        const hasLeftWishlist = !wish || (await setOnWishlist({ dispatch, getState }, wish, false))
        setOutcome({ item, list, hasLeftWishlist })
        const listName = formatGiftlistName(list, messages.unnamed)
        if (wish) reportMovedWish({ name, listName, hasLeftWishlist, isShown: isShown() })
        return null
      },
  )
  return {
    draft,
    setDraft,
    isBusy,
    error: typeof error === 'string' ? error : error && describeError(error, form),
    clearError,
    /** Null until the item in the panel has been added to a list. */
    addedItem: item !== null && outcome?.item === item ? outcome : null,
    isChoosingAnother: item !== null && anotherItem === item,
    chooseAnother: () => {
      setAnotherItem(item)
      setOutcome(null)
      setDraft({ choice: 'new', name: '' })
    },
    addItem: (target: GiftlistTarget, onListFound?: (list: Giftlist) => void) => item && run(item, target, onListFound),
  }
}

function useGiftlistDraft(): [GiftlistDraft, (draft: GiftlistDraft) => void] {
  const [draft, setDraft] = useState<GiftlistDraft>(() => {
    const name = readDraft(draftName)['name'] ?? ''
    return { choice: name ? 'new' : null, name }
  })
  useEffect(() => {
    if (draft.name) saveDraft(draftName, { name: draft.name })
    else clearDraft(draftName)
  }, [draft.name])
  return [draft, setDraft]
}
