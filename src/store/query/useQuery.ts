import { useEffect, useRef, useState } from 'react'
import { useAppSelector, useAppStore } from '../hooks'
import { ApiError, recordError, type RecordedError } from '../http/ApiError'
import type { AppThunk } from '../AppThunk'
import { selectLogouts, selectSessionToken } from '../session/sessionSlice'

interface QueryControls<Data> {
  /** Drops the response and repeats the request. */
  retry: () => void
  /** Replaces the current data without a request. Does nothing while there is no data. */
  replace: (update: (before: Data) => Data) => void
}

/** The status is `waiting` while there is neither a key nor a response. */
export type Query<Data> = QueryControls<Data> &
  (
    | { status: 'waiting' | 'loading'; data: undefined; error: null }
    | { status: 'ready'; data: Data; error: null }
    /** `error` is null when the failure is not an ApiError: the code has a bug or could not be fetched. */
    | { status: 'failed'; data: undefined; error: RecordedError | null }
  )

/**
 * Identifies the user for whom the data was requested: the number of logouts, or a constant for public data. No other
 * user may see the data.
 */
type DataOwner = number | string

/** `token` is that of the session after the failure, which may have ended the session. */
type KeyedAnswer<Data> = { key: string; owner: DataOwner } & (
  | { data: Data }
  | { error: RecordedError | null; token: string | null }
)

interface QueryOptions {
  /** Whether the data is the same for every user, and therefore survives a logout. Other data is dropped (SPEC §4). */
  isPublic?: boolean
  /** Keeps the current data when the key changes. A failed request is repeated all the same. */
  keepsAnswer?: boolean
}

/**
 * Data is fetched once for each key and user. It is dropped when the key or the user changes and when the component
 * unmounts. The request is then aborted if the thunk passes on the signal. A failed request is repeated after a login.
 * @param key identifies the request; if it is null, nothing is requested and the current data is kept
 * @param thunk rejects with an ApiError; the latest function is used, but a new function does not cause a request
 */
export function useQuery<Data>(
  key: string | null,
  thunk: (signal: AbortSignal) => AppThunk<Promise<Data>>,
  { isPublic = false, keepsAnswer = false }: QueryOptions = {},
): Query<Data> {
  const { dispatch, getState } = useAppStore()
  const logouts = useAppSelector(selectLogouts)
  const token = useAppSelector(selectSessionToken)
  const owner = isPublic ? 'everybody' : logouts
  const [answer, setAnswer] = useState<KeyedAnswer<Data> | null>(null)
  const latestThunk = useRef(thunk)
  latestThunk.current = thunk

  const isCurrentAnswer = ({ key: answeredKey, ...rest }: KeyedAnswer<Data>) =>
    rest.owner === owner &&
    (key === null || answeredKey === key || (keepsAnswer && 'data' in rest)) &&
    ('data' in rest || token === null || rest.token === token)
  const currentAnswer = answer && isCurrentAnswer(answer) ? answer : null
  const isAnswered = currentAnswer !== null

  useEffect(() => {
    if (key === null || isAnswered) return undefined
    const controller = new AbortController()
    // `async` turns an exception of the thunk before its first request into a rejection.
    const loadData = async () => dispatch(latestThunk.current(controller.signal))
    loadData().then(
      (data) => {
        if (!controller.signal.aborted) setAnswer({ key, owner, data })
      },
      (error: unknown) => {
        if (controller.signal.aborted) return
        const isApiError = error instanceof ApiError
        setAnswer({
          key,
          owner,
          error: isApiError ? recordError(error) : null,
          token: selectSessionToken(getState()),
        })
        // Any other error is a bug. It is rethrown, so that it is reported and not only hidden behind an error message.
        if (!isApiError) throw error
      },
    )
    return () => controller.abort()
  }, [key, owner, isAnswered, dispatch, getState])

  const controls: QueryControls<Data> = {
    retry: () => setAnswer(null),
    replace: (update) =>
      setAnswer((before) =>
        before && before.owner === owner && 'data' in before ? { ...before, data: update(before.data) } : before,
      ),
  }
  if (!currentAnswer) return { status: key === null ? 'waiting' : 'loading', data: undefined, error: null, ...controls }
  if ('data' in currentAnswer) return { status: 'ready', data: currentAnswer.data, error: null, ...controls }
  return { status: 'failed', data: undefined, error: currentAnswer.error, ...controls }
}
