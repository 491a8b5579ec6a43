import { useState } from 'react'
import type { CartVoucher } from '../../../contract/cart'
import { sayFault } from '../../../contract/sayFault'
import { useWords } from '../../../i18n/useWords'
import { removeVoucher } from '../../../state/cart/vouchers'
import { loadCheckout } from '../../../state/checkout/loadCheckout'
import { useShopDispatch, useShopSelector } from '../../../state/hooks'

/**
 * Takes vouchers out of the cart and says how that went.
 * @param onGone after one was taken out, since the focus was on it
 */
export function useVoucherRemoval(onGone: () => void) {
  const words = useWords('cart')
  const dispatch = useShopDispatch()
  const checkoutChanged = useShopSelector(({ checkout }) => checkout.checkout?.changed === true)
  const [fault, setFault] = useState<string | null>(null)
  const [said, setSaid] = useState('')

  const takeOut = async ({ id_cart_rule, code }: CartVoucher) => {
    setFault(null)
    const { error } = await dispatch(removeVoucher(id_cart_rule))
    if (error) return setFault(sayFault(error, words.errors))
    setSaid(words.voucherRemoved(code))
    onGone()
    // The shop said that something changed: whether it still does is its to say.
    if (checkoutChanged) await dispatch(loadCheckout())
  }
  return { fault, said, takeOut }
}
