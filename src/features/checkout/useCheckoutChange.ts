import type { RecordedError } from '../../store/http/ApiError'
import type { AppThunk } from '../../store/services'
import { useMutation } from '../../store/query/useMutation'
import { useStepErrorMessage } from './stepErrors'

/** Submits a choice within a step at once. The user stays on the step, which shows any error beside the choice. */
export function useCheckoutChange() {
  const describeError = useStepErrorMessage()
  const { busy, error, run } = useMutation((action: AppThunk<Promise<RecordedError | null>>) => action)

  return {
    busy,
    error: error && describeError(error),
    /** Resolves to whether the request succeeded. It does nothing while another request is in progress. */
    run: async (action: AppThunk<Promise<RecordedError | null>>) => (await run(action)) === null,
  }
}
