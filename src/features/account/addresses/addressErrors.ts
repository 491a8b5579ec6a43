import * as v from 'valibot'
import { isErrorOfType } from '../../../contract/error'
import type { RecordedError } from '../../../store/http/ApiError'
import type { ErrorMessages } from '../../../store/http/errorMessage'
import type { Areas } from '../../../i18n/messages'

const fullListData = v.object({ maximum: v.pipe(v.number(), v.integer(), v.minValue(1)) })

/**
 * Returns the messages for errors in saving an address, deleting it or making it the default.
 * @param removedMessage the message for an address that the account no longer has
 */
export function pickAddressErrors(
  { code, type, data }: RecordedError,
  { errors }: Areas['addresses'],
  removedMessage = errors.gone,
): ErrorMessages {
  const { loggedOut } = errors
  if (isErrorOfType({ type }, 'too_many_addresses') && v.is(fullListData, data))
    return { other: errors.full(data.maximum) }
  // A logout removes the links from the store, so the request could not be sent.
  return { loggedOut, gone: removedMessage, other: code === 'ERR_LINK' ? loggedOut : undefined }
}
