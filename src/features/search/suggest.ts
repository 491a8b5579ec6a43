import { loadSuggestions } from '../../apiClient/catalogue'
import type { Suggestions } from '../../contract/suggestions'
import { endpoints } from '../../state/app/endpoints'
import { openShop } from '../../state/door'
import type { ShopThunk } from '../../state/services'

const ask =
  (words: string, signal: AbortSignal): ShopThunk<Promise<Suggestions>> =>
  async (dispatch, _getState, { client }) =>
    loadSuggestions(client, await dispatch(endpoints()), words, signal)

/** Asks the shop what the words may mean; opens it when it is not open yet. Rejects with the ApiError, also when aborted. */
export const suggest = async (words: string, signal: AbortSignal): Promise<Suggestions> =>
  (await openShop()).dispatch(ask(words, signal))
