import type { Cart } from '../../contract/cart'
import { sendVoucher, sendVoucherRemoval } from './cartApi'
import type { AppThunk } from '../AppThunk'
import { changeCart, type CartOutcome, noChange } from './changeCart'
import { requireCart } from './cartSlice'

export const addVoucher =
  (code: string): AppThunk<Promise<CartOutcome>> =>
  (dispatch, getState, { client }) => {
    const isMade = (before: Cart | null, now: Cart | null) => !hasVoucher(before, code) && hasVoucher(now, code)
    const sendCode = async () => sendVoucher(client, requireCart(getState()), code)
    return dispatch(changeCart(sendCode, { isMade }))
  }

const hasVoucher = (cart: Cart | null, code: string): boolean =>
  cart?.vouchers.some((voucher) => voucher.code.toUpperCase() === code.toUpperCase()) ?? false

export const removeVoucher =
  (id_cart_rule: number): AppThunk<Promise<CartOutcome>> =>
  (dispatch, getState, { client }) => {
    const findVoucher = (cart: Cart | null) => cart?.vouchers.find((voucher) => voucher.id_cart_rule === id_cart_rule)
    const sendRemoval = async () => {
      const voucher = findVoucher(requireCart(getState()))
      return voucher ? sendVoucherRemoval(client, voucher) : noChange
    }
    return dispatch(changeCart(sendRemoval, { isMade: (_before, now) => !findVoucher(now) }))
  }
