import type { Cart } from '../../contract/cart'
import { sendVoucher, sendVoucherRemoval, toVoucherOutcome, type VoucherOutcome } from './cartApi'
import type { AppThunk } from '../services'
import { changeCart, noChange } from './changeCart'
import { requireCart } from './requireCart'

/** Leading and trailing spaces of the code are ignored. */
export const addVoucher =
  (code: string): AppThunk<Promise<VoucherOutcome>> =>
  async (dispatch, _getState, { client }) => {
    const trimmedCode = code.trim()
    const isMade = (before: Cart | null, now: Cart | null) =>
      !hasVoucher(before, trimmedCode) && hasVoucher(now, trimmedCode)
    const sendCode = async () => sendVoucher(client, dispatch(requireCart()), trimmedCode)
    return toVoucherOutcome(await dispatch(changeCart(sendCode, { isMade })))
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
          return voucher ? sendVoucherRemoval(client, voucher) : noChange
        },
        { isMade: (_before, now) => !now?.vouchers.some((each) => each.id_cart_rule === id_cart_rule) },
      ),
    )
    return toVoucherOutcome(change)
  }
