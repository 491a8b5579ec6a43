/** The time in ms for which a modal that has just opened or changed ignores presses. */
const pressPause = 500

/**
 * A press right after a change was meant for the element that was there before, so the pointer passes through the new
 * element for a moment. Keys and scripts, such as those of voice control, still reach the element.
 */
export const pausePresses = (element: Element | null): void =>
  // jsdom has no animations.
  void element?.animate?.({ pointerEvents: ['none', 'none'] }, pressPause)

/**
 * `control` is the control that the press hit, `name` its name at that moment, and `isInDialog` whether it is a dialog
 * or in a dialog.
 */
export type Press = Pick<MouseEvent, 'isTrusted' | 'detail' | 'clientX' | 'clientY' | 'timeStamp'> & {
  control: Element | null
  name: string
  isInDialog: boolean
}

/**
 * The time in ms and the distance in px within which a second press may be meant for the control that the first press
 * hit.
 */
const repetitionLimits = { time: 1000, distance: 24 }

/**
 * True if the press repeats the previous press at the same place but hits another control, because the page has changed
 * in between. Such a press is the second half of a double click, or it hits a dialog or no control at all within a
 * second. A single press on a control outside a dialog is intended, such as a press on the button that leads to the
 * next step. A control with the same name counts as the same control, such as a retry button that reappears with the
 * next error. A click whose detail is 0 comes from a key.
 */
export const isUnintendedPress = (press: Press, previousPress: Press | null): boolean =>
  press.isTrusted &&
  press.detail > 0 &&
  (press.detail > 1 || press.isInDialog || press.control === null) &&
  previousPress !== null &&
  press.control !== previousPress.control &&
  (press.name === '' || press.name !== previousPress.name) &&
  press.timeStamp - previousPress.timeStamp < repetitionLimits.time &&
  Math.hypot(press.clientX - previousPress.clientX, press.clientY - previousPress.clientY) < repetitionLimits.distance

/** A press on a label also presses its field. */
function findControl(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  const control = target.closest('a, button, input, label, select, summary, textarea, dialog')
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control
}

const readName = (control: Element | null): string => control?.getAttribute('aria-label') ?? control?.textContent ?? ''

/**
 * Drops unintended presses on the whole page: a second press at the same place after the page has changed under the
 * pointer, and the presses that a held Enter key repeats, because the focus may have moved to another control.
 */
export function dropHastyPresses(): void {
  let previousPress: Press | null = null
  const dropPress = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const handleClick = (event: MouseEvent) => {
    const { isTrusted, detail, clientX, clientY, timeStamp, target } = event
    const control = findControl(target)
    const isInDialog = control?.closest('dialog') != null
    const press = { isTrusted, detail, clientX, clientY, timeStamp, control, name: readName(control), isInDialog }
    if (isUnintendedPress(press, previousPress)) dropPress(event)
    else if (isTrusted && detail > 0) previousPress = press
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const isText = event.target instanceof HTMLTextAreaElement
    if (event.repeat && event.key === 'Enter' && !isText) dropPress(event)
  }
  // If the user has typed in between, the second press is intended.
  const handleInput = () => {
    previousPress = null
  }
  document.addEventListener('click', handleClick, true)
  document.addEventListener('input', handleInput, true)
  document.addEventListener('keydown', handleKeyDown, true)
}
