import { type ClassifiedError, classifyError } from '../../store/http/classifyError'
import { useLanguage } from '../../i18n/LanguageContext'
import type { LinkedPage } from '../../pageTable/paths'
import { loadCheckout } from '../../store/checkout/loadCheckout'
import { useStoreDispatch } from '../../store/hooks'
import type { RecordedError } from '../../store/http/recordedError'
import type { AppThunk } from '../../store/services'
import { useMutation } from '../../store/query/useMutation'
import { goToPage, rememberPage } from './checkoutRouting'
import { outdatedStepErrors, useStepErrorMessage } from './stepErrors'

type Step = AppThunk<Promise<RecordedError | null>>

interface StepTarget {
  /** The next page, or a function that finds it once the action has succeeded. */
  next: LinkedPage | (() => Promise<LinkedPage>)
  /** Shows an error at the field that it concerns, or returns false when it concerns none. */
  showFieldError?: (error: ClassifiedError) => boolean
}

/**
 * Submits a step when its button is pressed. After an error it returns the message. After a success it opens the next
 * page, unless the user has left the current one. While a request is in progress, further taps do nothing.
 */
export function useSubmitStep() {
  const language = useLanguage()
  const dispatch = useStoreDispatch()
  const describeError = useStepErrorMessage()
  const { busy, error, run } = useMutation(
    (action: Step, { next, showFieldError }: StepTarget): AppThunk<Promise<StepFailure | null>> =>
      async (dispatch) => {
        const isStillHere = rememberPage()
        const failed = await dispatch(action)
        if (failed) return { failed, isAtField: showFieldError?.(classifyError(failed)) ?? false }
        const page = typeof next === 'string' ? next : await next()
        if (isStillHere()) goToPage(page, { language, query: window.location.search })
        return null
      },
  )

  return {
    busy,
    error: error && !error.isAtField ? describeError(error.failed) : null,
    run: async (action: Step, target: LinkedPage | StepTarget): Promise<void> => {
      const failure = await run(action, typeof target === 'string' ? { next: target } : target)
      if (failure && outdatedStepErrors.includes(classifyError(failure.failed).kind)) await dispatch(loadCheckout())
    },
  }
}

interface StepFailure {
  failed: RecordedError
  /** A field shows the error. */
  isAtField: boolean
}
