import { useCallback, useState } from 'react'
import type { CartItem } from '../../../contract/cart'
import { sayFault } from '../../../contract/sayFault'
import { useWords } from '../../../i18n/useWords'
import { restoreLine } from '../../../state/cart/restoreLine'
import { sameLine } from '../../../state/cart/sameLine'
import { wantedQuantity } from '../../../state/cart/selectors'
import { updateItem } from '../../../state/cart/updateItem'
import { loadCheckout } from '../../../state/checkout/loadCheckout'
import { useShopDispatch, useShopSelector } from '../../../state/hooks'
import type { ShopThunk } from '../../../state/services'
import type { CartParts } from '../cartParts'

/** A line that has just left the cart, and what is said of it. */
export interface GoneLine {
  item: CartItem
  /** Its place among the lines. */
  at: number
  text: string
  /** Takes back what was done with it besides, e.g. that it is kept for later. */
  forget: () => void
}

const lines = (): ShopThunk<CartItem[]> => (_dispatch, getState) => getState().cart.cart?.items ?? []

/** A line with the quantity on the screen, which the API may not have heard of yet. */
const asShown =
  (item: CartItem): ShopThunk<CartItem> =>
  (_dispatch, getState) => ({ ...item, quantity: wantedQuantity(item.id)(getState()) })

const nothing = () => {}

/** Changes of the cart's lines: each says how it went, none loses a line. */
export function useLineChanges(keepForLater: CartParts['keepForLater']) {
  const words = useWords('cart')
  const dispatch = useShopDispatch()
  const checkoutChanged = useShopSelector(({ checkout }) => checkout.checkout?.changed === true)
  const [faults, setFaults] = useState<Record<string, string | undefined>>({})
  const [gone, setGone] = useState<GoneLine | null>(null)
  const [returned, setReturned] = useState<CartItem['id'] | null>(null)
  const [said, setSaid] = useState('')

  const setFault = (id: CartItem['id'], fault?: string) => setFaults((before) => ({ ...before, [id]: fault }))

  /** Whether the line is as asked is known by the cart: a later wish may have gone before this one. */
  const change = async (item: CartItem, quantity: number, leaving: Pick<GoneLine, 'text' | 'forget'>) => {
    const at = dispatch(lines()).findIndex(({ id }) => id === item.id)
    const shown = dispatch(asShown(item))
    setFault(item.id)
    setReturned(null)
    const { error } = await dispatch(updateItem(item.id, quantity))
    if (error) {
      setFault(item.id, sayFault(error, words.errors))
      leaving.forget()
      return
    }
    const now = dispatch(lines()).find(({ id }) => id === item.id)
    if (now) setSaid(words.updated(now.name, now.quantity))
    else setGone({ item: shown, at, ...leaving })
    // The shop said that something changed: whether it still does is its to say.
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

  const undo = async ({ item, at, forget }: GoneLine) => {
    const { error } = await dispatch(restoreLine(item))
    if (error) return setGone({ item, at, forget, text: sayFault(error, words.errors) })
    forget()
    setGone(null)
    setReturned(dispatch(lines()).find((line) => sameLine(line, item))?.id ?? null)
  }

  const forgetGone = useCallback(() => setGone(null), [])
  return { faults, gone, returned, said, setQuantity, keep, undo, forgetGone }
}

export type LineChanges = ReturnType<typeof useLineChanges>
