import { useCallback, useState } from 'react'
import type { CartItem } from '../../../contract/cart'
import { errorMessage } from '../../../store/http/errorMessage'
import { useWords } from '../../../i18n/useWords'
import { restoreLine } from '../../../store/cart/cartThunks'
import { isSameLine } from '../../../store/cart/cartDifference'
import { selectWantedQuantity } from '../../../store/cart/cartSelectors'
import { updateItem } from '../../../store/cart/cartThunks'
import { loadCheckout } from '../../../store/checkout/loadCheckout'
import { useStoreDispatch, useStoreSelector } from '../../../store/hooks'
import type { AppThunk } from '../../../store/services'
import { selectIsCheckoutChanged } from '../../../store/checkout/checkoutSlice'
import type { CartParts } from '../cartParts'

/** A line that has just left the cart, and what is announced of it. */
export interface RemovedLineItem {
  item: CartItem
  /** Its place among the lines. */
  at: number
  text: string
  /** Takes back what was done with it besides, e.g. that it is kept for later. */
  forget: () => void
}

const lines = (): AppThunk<CartItem[]> => (_dispatch, getState) => getState().cart.cart?.items ?? []

/** A line with the quantity on the screen, which the API may not have heard of yet. */
const asShown =
  (item: CartItem): AppThunk<CartItem> =>
  (_dispatch, getState) => ({ ...item, quantity: selectWantedQuantity(item.id)(getState()) })

const nothing = () => {}

/** Changes of the cart's lines: each says how it went, none loses a line. */
export function useLineItemChanges(keepForLater: CartParts['keepForLater']) {
  const words = useWords('cart')
  const dispatch = useStoreDispatch()
  const checkoutChanged = useStoreSelector(selectIsCheckoutChanged)
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  const [removed, setRemoved] = useState<RemovedLineItem | null>(null)
  const [returned, setReturned] = useState<CartItem['id'] | null>(null)
  const [announcement, setAnnouncement] = useState('')

  const setError = (id: CartItem['id'], error?: string) => setErrors((before) => ({ ...before, [id]: error }))

  /** Whether the line is as asked is known by the cart: a later change may have been sent before this one. */
  const change = async (item: CartItem, quantity: number, leaving: Pick<RemovedLineItem, 'text' | 'forget'>) => {
    const at = dispatch(lines()).findIndex(({ id }) => id === item.id)
    const shown = dispatch(asShown(item))
    setError(item.id)
    setReturned(null)
    const { error } = await dispatch(updateItem(item.id, quantity))
    if (error) {
      setError(item.id, errorMessage(error, words.errors))
      leaving.forget()
      return
    }
    const now = dispatch(lines()).find(({ id }) => id === item.id)
    if (now) setAnnouncement(words.updated(now.name, now.quantity))
    else setRemoved({ item: shown, at, ...leaving })
    // The shop API said that something changed: whether it still does is its to say.
    if (checkoutChanged) await dispatch(loadCheckout())
  }

  const setQuantity = (item: CartItem, quantity: number) =>
    change(item, quantity, { text: words.removed(item.name), forget: nothing })

  const keep = (item: CartItem) => {
    const { id_product, id_product_attribute, quantity } = dispatch(asShown(item))
    // Kept first: whatever happens next, it is in one of the two places.
    const forget = keepForLater({ id_product, id_product_attribute, quantity })
    return change(item, 0, { text: words.kept(item.name), forget })
  }

  const undo = async ({ item, at, forget }: RemovedLineItem) => {
    const { error } = await dispatch(restoreLine(item))
    if (error) return setRemoved({ item, at, forget, text: errorMessage(error, words.errors) })
    forget()
    setRemoved(null)
    setReturned(dispatch(lines()).find((line) => isSameLine(line, item))?.id ?? null)
  }

  const dismissRemoved = useCallback(() => setRemoved(null), [])
  return { errors, removed, returned, announcement, setQuantity, keep, undo, dismissRemoved }
}

export type LineItemChanges = ReturnType<typeof useLineItemChanges>
