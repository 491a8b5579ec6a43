import { useState } from 'react'
import { type ClassifiedError, classifyError, type FailedCall } from '../store/http/classifyError'
import { useBusy } from '../store/useBusy'
import { useWords } from '../i18n/useWords'
import type { Areas } from '../i18n/words'

interface SubmitOptions {
  /** Shows an error at the field that it is about; false when it is about none. */
  showFieldError?: (error: ClassifiedError, failed: FailedCall) => boolean
  /** Once it went well. */
  done?: () => void
}

/**
 * What the button of a form does: makes the call, and says in words why it did not go through (area `identity`). A
 * second tap while the first is under way does nothing.
 */
export function useFormSubmit() {
  const { form: words } = useWords('identity')
  const { busy, run: alone } = useBusy()
  const [error, setError] = useState<string | null>(null)

  /** `call` gives the failed call back, null when it went well. */
  const run = (call: () => Promise<FailedCall | null>, { showFieldError, done }: SubmitOptions = {}): Promise<void> =>
    alone(async () => {
      setError(null)
      const failed = await call()
      if (!failed) done?.()
      else if (!showFieldError?.(classifyError(failed), failed)) setError(formErrorMessage(failed, words))
    })
  return { busy, error, run }
}

/** Why the call of a form did not go through, in words. */
export function formErrorMessage(failed: FailedCall, words: Areas['identity']['form']): string {
  // Not sent any more, or its answer dropped (store/http/recordedError).
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
