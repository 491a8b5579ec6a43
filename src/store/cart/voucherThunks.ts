import { addVoucher as sendVoucher, removeVoucher as sendRemoval } from './cartApi'
import type { AppThunk } from '../services'
import { toVoucherOutcome, type VoucherOutcome } from './cartOutcome'
import { changeCart, openCart, unchanged } from './changeCart'

/** Puts a voucher into the cart; spaces around the code don't count. */
export const addVoucher =
  (code: string): AppThunk<Promise<VoucherOutcome>> =>
  async (dispatch, _getState, { client }) =>
    toVoucherOutcome(await dispatch(changeCart(async () => sendVoucher(client, dispatch(openCart()), code.trim()))))

/** Takes a voucher out of the cart. */
export const removeVoucher =
  (id_cart_rule: number): AppThunk<Promise<VoucherOutcome>> =>
  async (dispatch, _getState, { client }) => {
    const change = await dispatch(
      changeCart(async () => {
        const voucher = dispatch(openCart()).vouchers.find((kept) => kept.id_cart_rule === id_cart_rule)
        return voucher ? sendRemoval(client, voucher) : unchanged
      }),
    )
    return toVoucherOutcome(change)
  }
