import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../http/ApiError'
import { recordError, type RecordedError } from '../http/recordedError'

interface Controls<Data> {
  /** Requests the answer again after a failure. */
  retry: () => void
  /** Puts a newer answer in the place of the one that is there; does nothing while there is none. */
  replace: (update: (before: Data) => Data) => void
}

/** What is known of an answer. `waiting`: nothing has been requested, because there is no key. */
export type Query<Data> = Controls<Data> &
  (
    | { status: 'waiting' | 'loading'; data: undefined; error: null }
    | { status: 'ready'; data: Data; error: null }
    /** `error` is null when the code for the request could not be fetched, or has a bug. */
    | { status: 'failed'; data: undefined; error: RecordedError | null }
  )

/** For whom the answer was requested: another owner must not see it. */
type Owner = number | string

type Answer<Data> = { key: string; owner: Owner } & ({ data: Data } | { error: RecordedError | null })

interface AnswerOptions<Data> {
  /** Names what is requested; null requests nothing, and leaves an answer that is there in its place. */
  key: string | null
  owner: Owner
  /** An answer that is there stays when the key changes; only a failed one is requested again. */
  keepsAnswer?: boolean
  /** The latest function counts, but a new one alone requests nothing. Rejects with an ApiError. */
  load: (signal: AbortSignal) => Promise<Data>
}

/**
 * The answer to a request of the shop API, for a component: requested once for each key and owner. An answer to an older
 * key, for another owner, or after unmounting is dropped, and its request aborted where `load` passes the signal on.
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
        // A bug of our own is reported like any other, and not hidden behind the message.
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
