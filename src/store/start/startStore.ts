import type { AppThunk } from '../AppThunk'

/**
 * Loads the root, the cart rules, the session and the cart, and then sets the status to `initialized` (SPEC §4). Does
 * not reject when a request fails: the store records the error, in `app.error` for the root and the cart rules. The
 * next call tries again. Cart requests wait in the queue, so a tap during the start takes effect afterwards.
 */
export const startStore =
  (): AppThunk<Promise<void>> =>
  (_dispatch, _getState, { start }) =>
    start()
