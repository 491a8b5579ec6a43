/** The entry of the browser's history that follows the creation of a list. It survives the loading of the page only. */
const isMarked = (state: unknown): state is { created: true } =>
  typeof state === 'object' && state !== null && 'created' in state && state.created === true

export const readCreatedMark = (): boolean => isMarked(window.history.state)

/** Removes the mark, so that a reload or the Back button does not announce the list again. */
export function removeCreatedMark(): void {
  const state: unknown = window.history.state
  if (isMarked(state)) window.history.replaceState({ ...state, created: false }, '')
}
