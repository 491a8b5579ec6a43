import { useState } from 'react'
import { createChangeQueue, type ChangeRules } from './createChangeQueue'

/**
 * Returns the state that the user sees and a function that changes it at once (`createChangeQueue`). A failed change is
 * undone.
 * @param rules those of the first render stay in use
 * @param onFailed called with a change that was undone; that of the first render stays in use
 */
export function useChangeQueue<State, Change>(
  first: State,
  rules: ChangeRules<State, Change>,
  onFailed: (change: Change) => void,
): [shown: State, change: (change: Change) => void] {
  const [shown, setShown] = useState(first)
  const [change] = useState(() => createChangeQueue(first, rules, { onState: setShown, onFailed }))
  return [shown, change]
}
