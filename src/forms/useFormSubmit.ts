import { useState } from 'react'
import { type ClassifiedError, classifyError, type FailedCall } from '../store/http/classifyError'
import { useBusy } from '../ui/button/useBusy'
import { useWords } from '../i18n/useWords'
import type { Areas } from '../i18n/words'

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
  const { form: words } = useWords('identity')
  const { busy, run: alone } = useBusy()
  const [error, setError] = useState<string | null>(null)

  /** `call` resolves to the failed call, or to null on success. */
  const run = (call: () => Promise<FailedCall | null>, { showFieldError, done }: SubmitOptions = {}): Promise<void> =>
    alone(async () => {
      setError(null)
      const failed = await call()
      if (!failed) done?.()
      else if (!showFieldError?.(classifyError(failed), failed)) setError(formErrorMessage(failed, words))
    })
  return { busy, error, run }
}

/** Returns the message for a failed call of a form. */
export function formErrorMessage(failed: FailedCall, words: Areas['identity']['form']): string {
  // The session ended, so that the call was not sent or its answer was dropped (store/http/recordedError).
  if (failed.code === 'ERR_LOGGED_OUT') return words.loggedOut
  const error = classifyError(failed)
  switch (error.kind) {
    case 'network':
    case 'timeout':
      return words[error.kind]
    case 'incomplete':
      return words.loggedOut
    case 'invalid':
      return words.refused
    case 'tooMany':
      return words.tooMany(Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60)))
    default:
      return words.other
  }
}
