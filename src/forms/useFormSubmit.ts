import { type ClassifiedError, classifyError } from '../store/http/classifyError'
import type { RecordedError } from '../store/http/ApiError'
import { useErrorMessage } from '../store/http/errorMessage'
import type { AppThunk } from '../store/services'
import { useMutation } from '../store/query/useMutation'
import { bringMessages } from '../i18n/lateMessages'

const useMessages = bringMessages('identity')

interface SubmitOptions {
  /** Displays the error at the field that caused it. Returns false for an error without a field. */
  showFieldError?: (error: ClassifiedError, failed: RecordedError) => boolean
  /** Called after a successful request. */
  done?: () => void
}

/**
 * Returns the state of a form's submit button. `run` sends the request, and `error` is the message of a failed one (area
 * `identity`). A second press during the request does nothing.
 */
export function useFormSubmit() {
  const { form } = useMessages('identity')
  const describeError = useErrorMessage()
  const { busy, error, run } = useMutation(submit)
  return { busy, error: error && describeError(error, form), run }
}

/** Resolves to an error that no field displays. `call` resolves to the failed request, or to null after a success. */
const submit =
  (
    call: () => Promise<RecordedError | null>,
    { showFieldError, done }: SubmitOptions = {},
  ): AppThunk<Promise<RecordedError | null>> =>
  async () => {
    const failed = await call()
    if (!failed) done?.()
    return failed && showFieldError?.(classifyError(failed), failed) ? null : failed
  }
