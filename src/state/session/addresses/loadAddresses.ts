import * as api from '../../../apiClient/addresses'
import type { RecordedError } from '../../recordedError'
import type { ShopThunk } from '../../services'
import { askForAddresses } from './askForAddresses'

/** GET my_addresses: what another device changed is seen here too. Gives the error back, null when it went well. */
export const loadAddresses =
  (): ShopThunk<Promise<RecordedError | null>> =>
  (dispatch, getState, { inOrder }) => {
    const { token } = getState().session
    return inOrder(() => dispatch(askForAddresses(api.loadAddresses, token)))
  }
