import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../http/ApiError'
import { recordError, type RecordedError } from '../http/recordedError'

interface Controls<Data> {
  /** Drops the answer and sends the request again. */
  retry: () => void
  /** Replaces the current answer without a request; does nothing while there is none. */
  replace: (update: (before: Data) => Data) => void
}

/** The state of a request. It is `waiting` as long as there is neither a key nor an answer. */
export type Query<Data> = Controls<Data> &
  (
    | { status: 'waiting' | 'loading'; data: undefined; error: null }
    | { status: 'ready'; data: Data; error: null }
    /** `error` is null when the failure is not an ApiError: the code has a bug, or could not be fetched. */
    | { status: 'failed'; data: undefined; error: RecordedError | null }
  )

/** The user for whom the answer was requested. No other user may see it. */
type Owner = number | string

type Answer<Data> = { key: string; owner: Owner } & ({ data: Data } | { error: RecordedError | null })

interface AnswerOptions<Data> {
  /** Identifies the request. With null, nothing is requested and the current answer stays. */
  key: string | null
  owner: Owner
  /** Keeps the current answer when the key changes. A failed request is still sent again. */
  keepsAnswer?: boolean
  /** Rejects with an ApiError. The latest function is used, but a new function does not cause a new request. */
  load: (signal: AbortSignal) => Promise<Data>
}

/**
 * Requests an answer from the shop API for a component, once for each key and owner. An answer is dropped when the key or
 * the owner has changed or the component has unmounted. Its request is aborted if `load` passes the signal on.
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
        // Any other error is a bug. It is thrown again so that it is reported, not just hidden behind an error message.
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
