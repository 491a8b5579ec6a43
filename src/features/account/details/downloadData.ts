import { downloadData as load } from '../../../api/account'
import { recorded, type RecordedError } from '../../../state/recordedError'
import type { ShopThunk } from '../../../state/services'
import { saveFile } from './saveFile'

/** Fetches everything that the shop has about the customer and has the browser save it. Gives the error back, null when it went well. */
export const downloadData =
  (fileName: string): ShopThunk<Promise<RecordedError | null>> =>
  async (_dispatch, getState, { client }) => {
    try {
      const data = await load(client, getState().session.links)
      saveFile(fileName, JSON.stringify(data, null, 2))
      return null
    } catch (error) {
      return recorded(error)
    }
  }
