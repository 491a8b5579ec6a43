import { useState } from 'react'
import { useBusy } from '../../store/useBusy'
import { useWords } from '../../i18n/useWords'
import { useStoreDispatch } from '../../store/hooks'
import type { RecordedError } from '../../store/http/recordedError'
import type { AppThunk } from '../../store/services'
import { stepErrorMessage } from './stepErrorMessage'

/** A choice within a step that the shop is told at once: the shopper stays, and reads beside it why it did not work. */
export function useCheckoutChange() {
  const words = useWords('checkout')
  const dispatch = useStoreDispatch()
  const { busy, run: alone } = useBusy()
  const [error, setError] = useState<string | null>(null)

  /** Whether it went well; a second one while the first is under way does nothing. */
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
