import type { ErrorType } from '../error'
import type { Call } from './call'

/**
 * Lists the error types with which the API may respond to a call: the call's own types, and those for its tokens and
 * its body.
 */
export function listErrors({ tokens, payload, hasFile, hasKey, errors = [] }: Call): ErrorType[] {
  const isCartChange = tokens?.cart === 'required' || (hasKey && tokens?.cart !== undefined)
  return [
    ...new Set<ErrorType>([
      ...(payload ? (['bad_request', 'too_large'] as const) : []),
      ...(hasFile ? (['too_large'] as const) : []),
      ...(tokens?.customer === 'session' || tokens?.customer === 'account' ? (['not_logged_in'] as const) : []),
      ...(tokens?.customer === 'account' ? (['account_needed'] as const) : []),
      ...(isCartChange ? (['cart_not_found', 'cart_closed'] as const) : []),
      ...errors,
    ]),
  ]
}
