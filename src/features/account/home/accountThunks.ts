import { sendPasswordChange, sendAccountDeletion, fetchCustomerData } from '../../../store/account/accountApi'
import type { ChangePasswordPayload } from '../../../contract/accountRequests'
import { createLoggedOutError, type RecordedError, recordError } from '../../../store/http/ApiError'
import type { AppThunk } from '../../../store/AppThunk'
import { clearCustomer } from '../../../store/account/logOut'
import { setAccountDeleted } from '../frame/accountDeletedState'
import { saveFile } from '../../../store/browser/saveFile'

/** This session continues, but the customer's other sessions end. Resolves to null after a success. */
export const changePassword =
  (payload: ChangePasswordPayload): AppThunk<Promise<RecordedError | null>> =>
  async (_dispatch, getState, { client }) => {
    try {
      await sendPasswordChange(client, getState().session.links, payload)
      return null
    } catch (error) {
      return recordError(error)
    }
  }

/**
 * Like a logout, the deletion clears the storage, and the store in every tab. Resolves to null after a success.
 * @param isUncertain whether the previous attempt may have succeeded although its response was lost; a 401 then means
 * success
 */
export const deleteAccount =
  (password: string, isUncertain: boolean): AppThunk<Promise<RecordedError | null>> =>
  async (dispatch, getState, { client }) => {
    const { token, links } = getState().session
    try {
      await sendAccountDeletion(client, links, { password })
    } catch (error) {
      const failure = recordError(error)
      if (!isUncertain || failure.status !== 401) return failure
    }
    // If another customer has logged in meanwhile, that customer's session must not end.
    const currentToken = getState().session.token
    if (currentToken !== null && currentToken !== token) return null
    setAccountDeleted(true)
    dispatch(clearCustomer())
    return null
  }

/** Saves the data that the shop has about the customer as a file. Rejects with an ApiError. */
export const downloadData =
  (fileName: string): AppThunk<Promise<null>> =>
  async (_dispatch, getState, { client }) => {
    const { token, links } = getState().session
    const customerData = await fetchCustomerData(client, links)
    // If the session has changed meanwhile, the data must not reach another customer.
    if (getState().session.token !== token) throw createLoggedOutError()
    saveFile(fileName, JSON.stringify(customerData, null, 2))
    return null
  }
