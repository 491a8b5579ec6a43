import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../http/ApiError'
import { recordError, type RecordedError } from '../http/recordedError'

interface Controls<Data> {
  /** Drops the response and repeats the request. */
  retry: () => void
  /** Replaces the current data without a request. Does nothing while there is none. */
  replace: (update: (before: Data) => Data) => void
}

/** The state of a request. The status is `waiting` while there is neither a key nor a response. */
export type Query<Data> = Controls<Data> &
  (
    | { status: 'waiting' | 'loading'; data: undefined; error: null }
    | { status: 'ready'; data: Data; error: null }
    /** `error` is null when the failure is not an ApiError, i.e. when the code has a bug or could not be fetched. */
    | { status: 'failed'; data: undefined; error: RecordedError | null }
  )

/** The user for whom the data was requested. No other user may see it. */
type Owner = number | string

type Answer<Data> = { key: string; owner: Owner } & ({ data: Data } | { error: RecordedError | null })

interface AnswerOptions<Data> {
  /** Identifies the request. If it is null, nothing is requested and the current data stays. */
  key: string | null
  owner: Owner
  /** Keeps the current data when the key changes. A failed request is repeated all the same. */
  keepsAnswer?: boolean
  /** Rejects with an ApiError. The latest function is always used, but a new function does not trigger a request. */
  load: (signal: AbortSignal) => Promise<Data>
}

/**
 * Requests data from the shop API for a component, once for each key and owner. The data is dropped when the key or the
 * owner changes and when the component unmounts. The request is then aborted if `load` passes on the signal.
 */
export function useAnswer<Data>({ key, owner, keepsAnswer = false, load }: AnswerOptions<Data>): Query<Data> {
  const [answer, setAnswer] = useState<Answer<Data> | null>(null)
  const latestLoad = useRef(load)
  latestLoad.current = load

  const isCurrent = ({ key: answered, ...rest }: Answer<Data>) =>
    rest.owner === owner && (key === null || answered === key || (keepsAnswer && 'data' in rest))
  const current = answer && isCurrent(answer) ? answer : null
  const isAnswered = current !== null

  useEffect(() => {
    if (key === null || isAnswered) return undefined
    const controller = new AbortController()
    latestLoad.current(controller.signal).then(
      (data) => {
        if (!controller.signal.aborted) setAnswer({ key, owner, data })
      },
      (error: unknown) => {
        if (controller.signal.aborted) return
        const isRefusal = error instanceof ApiError
        setAnswer({ key, owner, error: isRefusal ? recordError(error) : null })
        // Any other error is a bug. It is rethrown so that it is reported and not merely hidden behind an error message.
        if (!isRefusal) throw error
      },
    )
    return () => controller.abort()
  }, [key, owner, isAnswered])

  const controls: Controls<Data> = {
    retry: () => setAnswer(null),
    replace: (update) =>
      setAnswer((before) =>
        before && before.owner === owner && 'data' in before ? { ...before, data: update(before.data) } : before,
      ),
  }
  if (!current) return { status: key === null ? 'waiting' : 'loading', data: undefined, error: null, ...controls }
  if ('data' in current) return { status: 'ready', data: current.data, error: null, ...controls }
  return { status: 'failed', data: undefined, error: current.error, ...controls }
}
