import { ApiError } from '../apiClient/ApiError'

/** For what a shopper asked for and has no claim to any more: they have logged out since, here or in another tab. */
export const loggedOutSince = () =>
  new ApiError({ name: 'SessionError', message: 'The shopper has logged out', code: 'ERR_LOGGED_OUT' })
