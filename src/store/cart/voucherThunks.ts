import type { Cart } from '../../contract/cart'
import { sendVoucher, sendVoucherRemoval, toVoucherOutcome, type VoucherOutcome } from './cartApi'
import type { AppThunk } from '../services'
import { changeCart, unchanged } from './changeCart'
import { requireCart } from './requireCart'

/** Adds a voucher to the cart. Leading and trailing spaces of the code are ignored. */
export const addVoucher =
  (code: string): AppThunk<Promise<VoucherOutcome>> =>
  async (dispatch, _getState, { client }) => {
    const typed = code.trim()
    const isMade = (before: Cart | null, now: Cart | null) => !hasVoucher(before, typed) && hasVoucher(now, typed)
    const add = async () => sendVoucher(client, dispatch(requireCart()), typed)
    return toVoucherOutcome(await dispatch(changeCart(add, { isMade })))
  }

const hasVoucher = (cart: Cart | null, code: string): boolean =>
  cart?.vouchers.some((voucher) => voucher.code.toUpperCase() === code.toUpperCase()) ?? false

export const removeVoucher =
  (id_cart_rule: number): AppThunk<Promise<VoucherOutcome>> =>
  async (dispatch, _getState, { client }) => {
    const change = await dispatch(
      changeCart(
        async () => {
          const voucher = dispatch(requireCart()).vouchers.find((each) => each.id_cart_rule === id_cart_rule)
          return voucher ? sendVoucherRemoval(client, voucher) : unchanged
        },
        { isMade: (_before, now) => !now?.vouchers.some((each) => each.id_cart_rule === id_cart_rule) },
      ),
    )
    return toVoucherOutcome(change)
  }
