import { ApiError } from './ApiError'

/** An ApiError as the store keeps it: plain, so that it can be shown, compared and reported. */
export interface RecordedError {
  name: string
  message: string
  code?: string | number
  type?: string
  data?: unknown
  status?: number
}

/** A fault of our own must stay one: it is thrown on, to be reported, and not told as the API's. */
export function recordError(error: unknown): RecordedError {
  if (!(error instanceof ApiError)) throw error
  const { name, message, code, type, data, status } = error
  return { name, message, code, type, data, status }
}

/** Whether the error says that the cart is closed (SPEC §8). */
export function isCartClosedError({ data }: RecordedError): boolean {
  return typeof data === 'object' && data !== null && 'closed' in data && data.closed === true
}

/**
 * Whether a change that failed so may have been made all the same: no answer came, or none that can be read, or the
 * shop broke off. What the shop refused in its own words it did not do; a call that was never sent has another code.
 */
export function isOutcomeUncertain({ code, status }: Pick<RecordedError, 'code' | 'status'>): boolean {
  if (status !== undefined) return status >= 500 || code === 'ERR_ANSWER'
  return code === 'ERR_NETWORK' || code === 'ECONNABORTED' || code === 'ETIMEDOUT' || code === 'ERR_ANSWER'
}

/** For what a shopper asked for and has no claim to any more: they have logged out since, here or in another tab. */
export const createLoggedOutError = () =>
  new ApiError({ name: 'SessionError', message: 'The shopper has logged out', code: 'ERR_LOGGED_OUT' })
