/** Whether the state of the history entry marks a list that was just created. */
const isMarked = (state: unknown): state is { created: true } =>
  typeof state === 'object' && state !== null && 'created' in state && state.created === true

export const readCreatedMark = (): boolean => isMarked(window.history.state)

/** Removes the mark, so that a reload or the Back button does not announce the list again. */
export function removeCreatedMark(): void {
  const state: unknown = window.history.state
  if (isMarked(state)) window.history.replaceState({ ...state, created: false }, '')
}
