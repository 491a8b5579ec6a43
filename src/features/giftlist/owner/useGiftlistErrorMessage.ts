import { isErrorOfType } from '../../../contract/error'
import { bringMessages } from '../../../i18n/lateMessages'
import { classifyError, useErrorMessage } from '../../../store/http/errorMessage'
import type { RecordedError } from '../../../store/http/ApiError'

const useMessages = bringMessages('giftlistOwner', 'identity')

/** Whether the list no longer exists, or belongs to another customer. */
export const isListMissing = (recordedError: RecordedError): boolean => classifyError(recordedError).kind === 'gone'

export const isRefusedForGifts = (recordedError: RecordedError): boolean =>
  isErrorOfType(recordedError, 'giftlist_has_gifts')

export function useGiftlistErrorMessage(): (recordedError: RecordedError) => string {
  const { errors } = useMessages('giftlistOwner')
  const { form } = useMessages('identity')
  const describeError = useErrorMessage()
  return (recordedError) => {
    if (isRefusedForGifts(recordedError)) return errors.hasGifts
    if (isErrorOfType(recordedError, 'giftlist_full')) return errors.full
    return isListMissing(recordedError) ? errors.missing : describeError(recordedError, form)
  }
}
