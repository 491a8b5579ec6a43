import { useState } from 'react'
import { useBusy } from '../../ui/button/useBusy'
import { useWords } from '../../i18n/useWords'
import { useStoreDispatch } from '../../store/hooks'
import type { RecordedError } from '../../store/http/recordedError'
import type { AppThunk } from '../../store/services'
import { stepErrorMessage } from './stepErrorMessage'

/**
 * Sends a choice within a step to the API at once. The user stays on the step and finds the error message beside the
 * choice.
 */
export function useCheckoutChange() {
  const words = useWords('checkout')
  const dispatch = useStoreDispatch()
  const { busy, run: alone } = useBusy()
  const [error, setError] = useState<string | null>(null)

  /** Resolves to whether the change succeeded. A second one while the first is under way does nothing. */
  const run = async (action: AppThunk<Promise<RecordedError | null>>): Promise<boolean> => {
    const well = await alone(async () => {
      setError(null)
      const error = await dispatch(action)
      if (error) setError(stepErrorMessage(error, words))
      return error === null
    })
    return well ?? false
  }
  return { busy, error, run }
}
