import { useCallback, useState } from 'react'
import type { CartItem, CartVoucher } from '../../contract/cart'
import { useWords } from '../../i18n/useWords'
import { updateItem } from '../../state/cart/updateItem'
import { removeVoucher } from '../../state/cart/vouchers'
import { loadCheckout } from '../../state/checkout/loadCheckout'
import { useShopDispatch, useShopSelector } from '../../state/hooks'
import { cartFault } from './cartFault'
import { putBack } from './putBack'

/** What is said after a change; `undo` takes the change back. */
interface Message {
  text: string
  undo?: () => void
}

/**
 * Changes of the cart made on its page: each says how it went, none loses a line.
 * @param onLineGone after a line was removed, since the focus was in it
 */
export function useCartChanges(onLineGone: () => void) {
  const words = useWords('cart')
  const dispatch = useShopDispatch()
  const checkoutChanged = useShopSelector(({ checkout }) => checkout.checkout?.changed === true)
  const [faults, setFaults] = useState<Record<string, string | null>>({})
  const [voucherFault, setVoucherFault] = useState<string | null>(null)
  const [message, setMessage] = useState<Message | null>(null)

  /** The shop said that something changed: whether it still does is its to say. */
  const lookAgain = async () => {
    if (checkoutChanged) await dispatch(loadCheckout())
  }

  const undoRemoval = async (item: CartItem) => {
    setMessage(null)
    const { error } = await dispatch(putBack(item))
    if (error) setMessage({ text: cartFault(error, words), undo: () => void undoRemoval(item) })
  }

  const setQuantity = async (item: CartItem, quantity: number) => {
    setFaults((before) => ({ ...before, [item.id]: null }))
    const { error } = await dispatch(updateItem(item.id, quantity))
    if (error) {
      setFaults((before) => ({ ...before, [item.id]: cartFault(error, words) }))
      return
    }
    if (quantity > 0) setMessage({ text: words.updated(item.name, quantity) })
    else {
      setMessage({ text: words.removed(item.name), undo: () => void undoRemoval(item) })
      onLineGone()
    }
    await lookAgain()
  }

  const takeOut = async (voucher: CartVoucher) => {
    setVoucherFault(null)
    const { error } = await dispatch(removeVoucher(voucher.id_cart_rule))
    if (error) setVoucherFault(cartFault(error, words))
    else setMessage({ text: words.voucherRemoved(voucher.code) })
    await lookAgain()
  }

  const forgetMessage = useCallback(() => setMessage(null), [])
  return { faults, voucherFault, message, forgetMessage, setQuantity, takeOut }
}
