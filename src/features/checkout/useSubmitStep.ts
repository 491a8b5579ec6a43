import { type ClassifiedError, classifyError } from '../../store/http/classifyError'
import { useLanguage } from '../../i18n/LanguageContext'
import type { LinkedPage } from '../../pageTable/paths'
import { loadCheckout } from '../../store/checkout/loadCheckout'
import { useAppDispatch } from '../../store/hooks'
import type { RecordedError } from '../../store/http/ApiError'
import type { AppThunk } from '../../store/services'
import type { Mutation } from '../../store/query/useMutation'
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
  const dispatch = useAppDispatch()
  const describeError = useStepErrorMessage()
  const { busy, error, run }: Mutation<[Step, StepTarget], StepFailure> = useMutation(
    (action: Step, { next, showFieldError }: StepTarget): AppThunk<Promise<StepFailure | null>> =>
      async (dispatch) => {
        const isStillHere = rememberPage()
        const recordedError = await dispatch(action)
        if (recordedError) return { ...recordedError, isAtField: showFieldError?.(classifyError(recordedError)) }
        const page = typeof next === 'string' ? next : await next()
        if (isStillHere()) goToPage(page, { language, query: window.location.search })
        return null
      },
  )

  return {
    busy,
    error: error && !error.isAtField ? describeError(error) : null,
    run: async (action: Step, target: LinkedPage | StepTarget): Promise<void> => {
      const failure = await run(action, typeof target === 'string' ? { next: target } : target)
      if (failure && outdatedStepErrors.includes(classifyError(failure).kind)) await dispatch(loadCheckout())
    },
  }
}

interface StepFailure extends RecordedError {
  /** Whether a field shows the error. */
  isAtField?: boolean | undefined
}
