import { type ClassifiedError, classifyError, type FailedCall } from '../store/http/classifyError'
import { useErrorMessage } from '../store/http/errorMessage'
import type { AppThunk } from '../store/services'
import { useMutation } from '../store/query/useMutation'
import { useWords } from '../i18n/useWords'

interface SubmitOptions {
  /** Shows the error at the field that it is about; returns false when it is about none. */
  showFieldError?: (error: ClassifiedError, failed: FailedCall) => boolean
  /** Called when the call has succeeded. */
  done?: () => void
}

/**
 * Returns what a form's submit button needs: `run` makes the call, `error` is the message of a failed call (area
 * `identity`). A second press during the call does nothing.
 */
export function useFormSubmit() {
  const { form } = useWords('identity')
  const describeError = useErrorMessage()
  const { busy, error, run } = useMutation(submit)
  return { busy, error: error && describeError(error, form), run }
}

/** Resolves to a failed call that no field shows. `call` resolves to the failed call, or to null on success. */
const submit =
  (
    call: () => Promise<FailedCall | null>,
    { showFieldError, done }: SubmitOptions = {},
  ): AppThunk<Promise<FailedCall | null>> =>
  async () => {
    const failed = await call()
    if (!failed) done?.()
    return failed && showFieldError?.(classifyError(failed), failed) ? null : failed
  }
