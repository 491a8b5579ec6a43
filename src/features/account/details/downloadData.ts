import { downloadData as load } from '../../../apiClient/account'
import { loggedOutSince } from '../../../state/loggedOutSince'
import { recorded, type RecordedError } from '../../../state/recordedError'
import type { ShopThunk } from '../../../state/services'
import { saveFile } from './saveFile'

/** Fetches everything that the shop has about the customer and has the browser save it. Gives the error back, null when it went well. */
export const downloadData =
  (fileName: string): ShopThunk<Promise<RecordedError | null>> =>
  async (_dispatch, getState, { client }) => {
    const { token, links } = getState().session
    try {
      const data = await load(client, links)
      // Whoever is at this device now has no claim to it.
      if (getState().session.token !== token) throw loggedOutSince()
      saveFile(fileName, JSON.stringify(data, null, 2))
      return null
    } catch (error) {
      return recorded(error)
    }
  }
