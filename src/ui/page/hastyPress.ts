/** The time in ms for which a modal that has just opened or changed takes no press. */
const pressPause = 500

/**
 * Lets the pointer pass through an element for a moment, because a press right after a change was meant for what stood
 * there before. Keys and scripts, such as those of voice control, still reach it.
 */
export const pausePresses = (element: Element | null): void =>
  // jsdom has no animations.
  void element?.animate?.({ pointerEvents: ['none', 'none'] }, pressPause)

/** Whether a press is the second one of a double click whose first one hit another element. */
export const isAstray = (
  { isTrusted, detail }: Pick<MouseEvent, 'isTrusted' | 'detail'>,
  target: Element | null,
  firstTarget: Element | null,
): boolean => isTrusted && detail > 1 && target !== firstTarget

/**
 * Drops presses on the whole page that nobody means: the second one of a double click when the page has moved under the
 * pointer, and those that a held Enter key repeats, which may have moved to another control with the focus.
 */
export function dropHastyPresses(): void {
  let first: Element | null = null
  const findControl = ({ target }: Event) =>
    target instanceof Element ? target.closest('a, button, input, label, select, summary, textarea, dialog') : null
  const drop = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const handleClick = (event: MouseEvent) => {
    const control = findControl(event)
    if (isAstray(event, control, first)) drop(event)
    else first = control
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const isText = event.target instanceof HTMLTextAreaElement
    if (event.repeat && event.key === 'Enter' && !isText) drop(event)
  }
  document.addEventListener('click', handleClick, true)
  document.addEventListener('keydown', handleKeyDown, true)
}
