import type { RecordedError } from '../http/ApiError'

/** The error of a cart that the shop API no longer has, although it was neither ordered nor emptied here. */
export const lostCartError: RecordedError = {
  name: 'CartError',
  message: 'The shop API no longer has the cart',
  code: 'ERR_CART_LOST',
}

export const isLostCart = (error: RecordedError | null): boolean => error?.code === lostCartError.code
