import { type ClassifiedError, classifyError, type FailedCall } from '../store/http/classifyError'
import { useErrorMessage } from '../store/http/errorMessage'
import type { AppThunk } from '../store/services'
import { useMutation } from '../store/useMutation'
import { useWords } from '../i18n/useWords'

interface SubmitOptions {
  /** Shows an error at the field that it is about; false when it is about none. */
  showFieldError?: (error: ClassifiedError, failed: FailedCall) => boolean
  /** Called once it went well. */
  done?: () => void
}

/**
 * What the button of a form does: makes the call, and says why it did not go through (area `identity`). A second tap
 * while the first is under way does nothing.
 */
export function useFormSubmit() {
  const { form } = useWords('identity')
  const describeError = useErrorMessage()
  const { busy, error, run } = useMutation(submit)
  return { busy, error: error && describeError(error, form), run }
}

/** Resolves to a failure that shows at no field. `call` resolves to the failed call, or to null when it went well. */
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
