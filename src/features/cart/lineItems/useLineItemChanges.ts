import { useCallback, useState } from 'react'
import type { CartItem } from '../../../contract/cart'
import { useErrorMessage } from '../../../store/http/errorMessage'
import { bringMessages } from '../../../i18n/lateMessages'
import { restoreLine } from '../../../store/cart/cartThunks'
import { isSameLine } from '../../../store/cart/cartDifference'
import { selectWantedQuantity } from '../../../store/cart/cartSelectors'
import { updateItem } from '../../../store/cart/cartThunks'
import { loadCheckout } from '../../../store/checkout/loadCheckout'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import type { AppThunk } from '../../../store/services'
import { selectIsCheckoutChanged } from '../../../store/checkout/checkoutSlice'

const useMessages = bringMessages('cart')

/** A variant that moves from the cart to the wishlist. */
interface SavedVariant {
  id_product: number
  id_product_attribute: number
  quantity: number
}

/** Saves a variant for later, on this device. Returns a function that undoes this. */
export type KeepForLater = (variant: SavedVariant) => () => void

export interface RemovedLineItem {
  item: CartItem
  /** The index of the item in its group. */
  at: number
  /** The message of the toast: that the item was removed, or why it could not be restored. */
  text: string
  /** Reverts the other effects of the removal, for example that the item was saved for later. */
  forget: () => void
}

/** The group in which an item is shown: null for the customer's own, else the name of the people whom the gift is for. */
export const selectLineGroup = ({ id_giftlist_product, giftlist_name }: CartItem): string | null =>
  id_giftlist_product === null ? null : (giftlist_name ?? '')

/** Returns the index of an item among those of its group. */
const findPlace = (items: readonly CartItem[], item: CartItem): number =>
  items.filter((one) => selectLineGroup(one) === selectLineGroup(item)).findIndex(({ id }) => id === item.id)

const readItems = (): AppThunk<CartItem[]> => (_dispatch, getState) => getState().cart.cart?.items ?? []

/** Returns an item with the quantity on screen, which the API may not have received yet. */
const readShownItem =
  (item: CartItem): AppThunk<CartItem> =>
  (_dispatch, getState) => ({ ...item, quantity: selectWantedQuantity(item.id)(getState()) })

const doNothing = () => {}

/** Changes items of the cart and announces the results. An item that could not be changed or restored is never lost. */
export function useLineItemChanges(keepForLater: KeepForLater) {
  const messages = useMessages('cart')
  const dispatch = useAppDispatch()
  const describeError = useErrorMessage()
  const checkoutChanged = useAppSelector(selectIsCheckoutChanged)
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  const [removed, setRemoved] = useState<RemovedLineItem | null>(null)
  const [returned, setReturned] = useState<CartItem['id'] | null>(null)
  const [announcement, setAnnouncement] = useState('')

  const setError = (id: CartItem['id'], error?: string) => setErrors((before) => ({ ...before, [id]: error }))

  /** The outcome comes from the cart in the store, because a later change may have been sent before this one. */
  const change = async (shown: CartItem, quantity: number, leaving: Pick<RemovedLineItem, 'text' | 'forget'>) => {
    const at = findPlace(dispatch(readItems()), shown)
    setError(shown.id)
    setReturned(null)
    const { error } = await dispatch(updateItem(shown.id, quantity))
    if (error) {
      setError(shown.id, describeError(error, messages.errors))
      leaving.forget()
      return
    }
    const now = dispatch(readItems()).find(({ id }) => id === shown.id)
    if (now) setAnnouncement(messages.updated(now.name, now.quantity))
    else setRemoved({ item: shown, at, ...leaving })
    // The checkout had reported a change. Only the API can say whether that change still applies.
    if (checkoutChanged) await dispatch(loadCheckout())
  }

  const setQuantity = async (item: CartItem, quantity: number) => {
    const shown = dispatch(readShownItem(item))
    const isRemovedTwice = shown.quantity === 0 && quantity === 0
    if (!isRemovedTwice) await change(shown, quantity, { text: messages.removed(item.name), forget: doNothing })
  }

  const keep = async (item: CartItem) => {
    const shown = dispatch(readShownItem(item))
    const { id_product, id_product_attribute, quantity } = shown
    // It is being removed already.
    if (quantity === 0) return
    // The item is saved before it is removed, so that it is always in the cart or on the wishlist.
    const forget = keepForLater({ id_product, id_product_attribute, quantity })
    await change(shown, 0, { text: messages.kept(item.name), forget })
  }

  const undo = async ({ item, at, forget }: RemovedLineItem) => {
    const { error } = await dispatch(restoreLine(item))
    if (error) return setRemoved({ item, at, forget, text: describeError(error, messages.errors) })
    forget()
    setRemoved(null)
    setReturned(dispatch(readItems()).find((one) => isSameLine(one, item))?.id ?? null)
  }

  const dismissRemoved = useCallback(() => setRemoved(null), [])
  return { errors, removed, returned, announcement, setQuantity, keep, undo, dismissRemoved }
}

export type LineItemChanges = ReturnType<typeof useLineItemChanges>
