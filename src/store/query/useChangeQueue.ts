import { useState } from 'react'
import { recordError } from '../http/ApiError'

/**
 * `shownState` contains a change before the API has confirmed it (`createChangeQueue`). `failures` contains each change
 * that failed and was undone, by its id, until the next change with the same id.
 * @param rules only the rules of the first render are used
 */
export function useChangeQueue<State, Change extends { id: number }>(
  initialState: State,
  rules: ChangeRules<State, Change>,
) {
  const [shownState, setShownState] = useState(initialState)
  const [failures, setFailures] = useState<ReadonlyMap<number, Change>>(new Map())
  const [enqueue] = useState(() =>
    createChangeQueue(initialState, rules, {
      onState: setShownState,
      onFailed: (failure) => setFailures((before) => new Map(before).set(failure.id, failure)),
    }),
  )
  const submitChange = (nextChange: Change) => {
    setFailures((before) => new Map([...before].filter(([id]) => id !== nextChange.id)))
    enqueue(nextChange)
  }
  return { shownState, failures, change: submitChange }
}

export interface ChangeRules<State, Change> {
  /** Returns the state after a change, as the user expects it. */
  apply: (state: State, change: Change) => State
  /** Whether a later change makes an earlier change, which has not been sent, unnecessary. */
  replaces: (later: Change, earlier: Change) => boolean
  /**
   * Receives the state before the change, as the API returned it. Resolves to the new state, or to false after a
   * failure.
   */
  send: (confirmedState: State, change: Change) => Promise<State | false>
  /** Called after a failure. Rejects with an ApiError when loading fails too. */
  reload: () => Promise<State>
  /** Whether a state already contains the change. */
  isMade: (state: State, change: Change) => boolean
}

interface Listeners<State, Change> {
  /** Receives the confirmed state with all pending changes applied. */
  onState: (shownState: State) => void
  onFailed: (change: Change) => void
}

/**
 * Sends changes one after another, while the user sees all of them immediately. Quick successive changes to the same
 * value are combined: at most one is in progress and one waits, with the latest value. After a failure, the state is
 * loaded again, because a change may have been made although its response was lost.
 */
export function createChangeQueue<State, Change>(
  initialState: State,
  { apply, replaces, send, reload, isMade }: ChangeRules<State, Change>,
  { onState, onFailed }: Listeners<State, Change>,
): (change: Change) => void {
  let confirmedState = initialState
  /** The first pending change is in progress. */
  let pendingChanges: readonly Change[] = []
  const showState = () => onState(pendingChanges.reduce(apply, confirmedState))

  const reloadState = () =>
    reload().catch((error: unknown) => {
      recordError(error)
      return null
    })
  const settleChange = async (change: Change) => {
    const answer = await send(confirmedState, change)
    const knownState = answer === false ? await reloadState() : answer
    confirmedState = knownState ?? confirmedState
    const isLost = answer === false && !(knownState && isMade(knownState, change))
    pendingChanges = pendingChanges.slice(1)
    if (isLost && !pendingChanges.some((later) => replaces(later, change))) onFailed(change)
    showState()
  }
  const sendPendingChanges = async () => {
    for (let [next] = pendingChanges; next !== undefined; [next] = pendingChanges) await settleChange(next)
  }

  return (change) => {
    const isIdle = pendingChanges.length === 0
    const lastWaitingChange = pendingChanges.length > 1 ? pendingChanges.at(-1) : undefined
    const otherChanges =
      lastWaitingChange !== undefined && replaces(change, lastWaitingChange)
        ? pendingChanges.slice(0, -1)
        : pendingChanges
    pendingChanges = [...otherChanges, change]
    showState()
    if (isIdle) void sendPendingChanges()
  }
}
