import { useCallback, useState } from 'react'
import type { Cart, CartItem } from '../../../contract/cart'
import { useErrorMessage } from '../../../store/http/errorMessage'
import type { RecordedError } from '../../../store/http/ApiError'
import { bringMessages } from '../../../i18n/lateMessages'
import { restoreItem, updateItem } from '../../../store/cart/cartThunks'
import { isSameLine } from '../../../store/cart/cartDifference'
import { selectCart, selectWantedQuantity } from '../../../store/cart/cartSlice'
import { loadCheckout } from '../../../store/checkout/checkoutAndPayment'
import { useAppSelector, useAppStore } from '../../../store/hooks'
import { selectIsCheckoutChanged } from '../../../store/checkout/checkoutSlice'

const useMessages = bringMessages('cart')

interface SavedVariant {
  id_product: number
  id_product_attribute: number
  quantity: number
}

/**
 * Adds a variant to the wishlist. Returns a function that removes the variant again, or null if the wishlist is full.
 */
export type SaveForLater = (variant: SavedVariant) => (() => void) | null

export interface RemovedLineItem {
  item: CartItem
  index: number
  /** The message of the toast: that the item was removed, or why it could not be restored. */
  text: string
  /** Removes the item from the wishlist if the user saved it for later; otherwise does nothing. */
  revertSaving: () => void
}

/** Gifts are grouped by the name of the owners. Returns null for an item that is not a gift. */
export const getGiftGroup = ({ id_giftlist_product, giftlist_name }: CartItem): string | null =>
  id_giftlist_product === null ? null : (giftlist_name ?? '')

const findIndexInGroup = (items: readonly CartItem[], item: CartItem): number =>
  items.filter((groupItem) => getGiftGroup(groupItem) === getGiftGroup(item)).findIndex(({ id }) => id === item.id)

const doNothing = () => {}

/** `quantity` is the quantity that the user wanted, and `cart` the cart after the failure. */
interface FailedChange {
  error: RecordedError | 'wishlistFull'
  quantity: number
  cart: Cart | null
}

/** After a failed change or restoration, the item is still in the cart, on the wishlist or in the undo toast. */
export function useLineItemChanges(saveForLater: SaveForLater) {
  const messages = useMessages('cart')
  const { dispatch, getState } = useAppStore()
  const describeError = useErrorMessage()
  const isCheckoutChanged = useAppSelector(selectIsCheckoutChanged)
  const cart = useAppSelector(selectCart)
  const [failures, setFailures] = useState<Record<string, FailedChange | undefined>>({})
  const [removedItem, setRemovedItem] = useState<RemovedLineItem | null>(null)
  const [restoredId, setRestoredId] = useState<CartItem['id'] | null>(null)
  const [announcement, setAnnouncement] = useState('')

  const findItems = () => selectCart(getState())?.items ?? []
  /** The API may not have received the returned quantity yet. */
  const readShownItem = (item: CartItem) => ({ ...item, quantity: selectWantedQuantity(item.id)(getState()) })
  const setFailure = (id: CartItem['id'], failure?: FailedChange) =>
    setFailures((earlierFailures) => ({ ...earlierFailures, [id]: failure }))

  /**
   * Returns null unless the last change to the item failed. If the response to a change was lost, the next load of the
   * cart shows whether the API made the change.
   */
  const describeFailure = ({ id, quantity }: CartItem): string | null => {
    const failure = failures[id]
    if (!failure) return null
    if (failure.error === 'wishlistFull') return messages.errors.wishlistFull
    const isSettled = failure.error.isUnsettled && failure.cart !== cart
    if (isSettled && failure.quantity === quantity) return null
    return describeError({ ...failure.error, isUnsettled: failure.error.isUnsettled && !isSettled }, messages.errors)
  }

  /** Announces the quantity in the store, which may already be that of a later change. */
  const changeQuantity = async (
    shownItem: CartItem,
    quantity: number,
    removal: Pick<RemovedLineItem, 'text' | 'revertSaving'>,
  ) => {
    const index = findIndexInGroup(findItems(), shownItem)
    setFailure(shownItem.id)
    setRestoredId(null)
    const { error } = await dispatch(updateItem(shownItem.id, quantity))
    if (error) {
      setFailure(shownItem.id, { error, quantity, cart: selectCart(getState()) })
      removal.revertSaving()
      return
    }
    const currentItem = findItems().find(({ id }) => id === shownItem.id)
    setAnnouncement(currentItem ? messages.updated(currentItem.name, currentItem.quantity) : '')
    if (!currentItem) setRemovedItem({ item: shownItem, index, ...removal })
    // The checkout is loaded again, because only the API can say whether the reported change still applies.
    if (isCheckoutChanged) await dispatch(loadCheckout())
  }

  const setQuantity = async (item: CartItem, quantity: number) => {
    const shownItem = readShownItem(item)
    const isRepeatedRemoval = shownItem.quantity === 0 && quantity === 0
    if (!isRepeatedRemoval)
      await changeQuantity(shownItem, quantity, { text: messages.removed(item.name), revertSaving: doNothing })
  }

  const saveItemForLater = async (item: CartItem) => {
    const shownItem = readShownItem(item)
    const { id_product, id_product_attribute, quantity } = shownItem
    // The item is being removed already.
    if (quantity === 0) return
    // The item is saved before it is removed, so that it is always in the cart or on the wishlist.
    const revertSaving = saveForLater({ id_product, id_product_attribute, quantity })
    if (revertSaving === null) setFailure(item.id, { error: 'wishlistFull', quantity, cart })
    else await changeQuantity(shownItem, 0, { text: messages.kept(item.name), revertSaving })
  }

  const undoRemoval = async ({ item, index, revertSaving }: RemovedLineItem) => {
    const { error } = await dispatch(restoreItem(item))
    if (error) return setRemovedItem({ item, index, revertSaving, text: describeError(error, messages.errors) })
    revertSaving()
    setRemovedItem(null)
    setRestoredId(findItems().find((restoredItem) => isSameLine(restoredItem, item))?.id ?? null)
  }

  const dismissRemoval = useCallback(() => setRemovedItem(null), [])
  return {
    describeFailure,
    removedItem,
    restoredId,
    announcement,
    setQuantity,
    saveItemForLater,
    undoRemoval,
    dismissRemoval,
  }
}

export type LineItemChanges = ReturnType<typeof useLineItemChanges>
