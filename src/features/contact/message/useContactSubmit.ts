import { bringMessages } from '../../../i18n/lateMessages'
import { type ClassifiedError, classifyError } from '../../../store/http/classifyError'
import { useErrorMessage } from '../../../store/http/errorMessage'
import type { RecordedError } from '../../../store/http/ApiError'
import type { AppThunk } from '../../../store/services'
import { useMutation } from '../../../store/query/useMutation'

const useMessages = bringMessages('contact', 'identity')

interface SubmitOptions {
  /** Displays the error at the field that caused it. Returns false for an error without a field. */
  showFieldError: (error: ClassifiedError, recordedError: RecordedError) => boolean
}

const submitOnce =
  (
    call: () => Promise<RecordedError | null>,
    { showFieldError }: SubmitOptions,
  ): AppThunk<Promise<RecordedError | null>> =>
  async () => {
    const recordedError = await call()
    return recordedError && !showFieldError(classifyError(recordedError), recordedError) ? recordedError : null
  }

/**
 * Returns the state of a contact form's button. A form that fails can be sent again without harm, and the message says
 * so. A second press during the request does nothing.
 */
export function useContactSubmit() {
  const { kept } = useMessages('contact')
  const { form } = useMessages('identity')
  const describeError = useErrorMessage()
  const { busy, error, run } = useMutation(submitOnce)
  return { busy, error: error && describeError(error, { invalid: form.invalid, kept }), run }
}
