import { useState } from 'react'
import { classifyError, type ClassifiedError } from '../../store/http/classifyError'
import { useBusy } from '../../store/useBusy'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import type { LinkedPage } from '../../pageTable/paths'
import { loadCheckout } from '../../store/checkout/loadCheckout'
import { useStoreDispatch } from '../../store/hooks'
import type { RecordedError } from '../../store/http/recordedError'
import type { AppThunk } from '../../store/services'
import { goToPage } from './checkoutRouting'
import { outdatedStepErrors } from './stepErrorMessage'
import { rememberPage } from './checkoutRouting'
import { stepErrorMessage } from './stepErrorMessage'

interface StepTarget {
  /** The page after this one, or how to find out once the action is done. */
  next: LinkedPage | (() => Promise<LinkedPage>)
  /** Shows an error at the field that it is about; false when it is about none. */
  showFieldError?: (error: ClassifiedError) => boolean
}

/**
 * What the button of a step does: sends the step, says in words why it did not work, and goes on to the next page
 * when it did, unless the shopper went elsewhere meanwhile. A second tap while the first is under way does nothing.
 */
export function useSubmitStep() {
  const words = useWords('checkout')
  const language = useLanguage()
  const dispatch = useStoreDispatch()
  const { busy, run: alone } = useBusy()
  const [error, setError] = useState<string | null>(null)

  const run = async (action: AppThunk<Promise<RecordedError | null>>, target: LinkedPage | StepTarget): Promise<void> =>
    alone(async () => {
      const { next, showFieldError }: StepTarget = typeof target === 'string' ? { next: target } : target
      setError(null)
      const isStillHere = rememberPage()
      const error = await dispatch(action)
      if (!error) {
        const page = typeof next === 'string' ? next : await next()
        if (isStillHere()) goToPage(page, { language, query: window.location.search })
        return
      }
      const failed = classifyError(error)
      if (!showFieldError?.(failed)) setError(stepErrorMessage(error, words))
      if (outdatedStepErrors.includes(failed.kind)) await dispatch(loadCheckout())
    })
  return { busy, error, run }
}
