import { requestPasswordReset } from '../../../apiClient/account'
import { endpoints } from '../../../state/app/endpoints'
import { recorded } from '../../../state/recordedError'
import type { ShopThunk } from '../../../state/services'

/** Asks for a link to set a password. True when the shop took it, which tells nobody whether there is such an account. */
export const requestLink =
  (email: string): ShopThunk<Promise<boolean>> =>
  async (dispatch, _getState, { client, languageId }) => {
    try {
      const links = await dispatch(endpoints())
      return (await requestPasswordReset(client, links, { email, id_lang: languageId })) !== null
    } catch (error) {
      recorded(error)
      return false
    }
  }
