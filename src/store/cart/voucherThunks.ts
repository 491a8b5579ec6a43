import { addVoucher as sendVoucher, removeVoucher as sendRemoval } from './cartApi'
import type { AppThunk } from '../services'
import { toVoucherOutcome, type VoucherOutcome } from './cartOutcome'
import { changeCart, requireCart, unchanged } from './changeCart'

/** Adds a voucher to the cart. Leading and trailing spaces of the code are ignored. */
export const addVoucher =
  (code: string): AppThunk<Promise<VoucherOutcome>> =>
  async (dispatch, _getState, { client }) =>
    toVoucherOutcome(await dispatch(changeCart(async () => sendVoucher(client, dispatch(requireCart()), code.trim()))))

export const removeVoucher =
  (id_cart_rule: number): AppThunk<Promise<VoucherOutcome>> =>
  async (dispatch, _getState, { client }) => {
    const change = await dispatch(
      changeCart(async () => {
        const voucher = dispatch(requireCart()).vouchers.find((each) => each.id_cart_rule === id_cart_rule)
        return voucher ? sendRemoval(client, voucher) : unchanged
      }),
    )
    return toVoucherOutcome(change)
  }
