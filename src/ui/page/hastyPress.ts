/** The time in ms for which a modal that has just opened or changed takes no press. */
const pressPause = 500

/**
 * Lets the pointer pass through an element for a moment, because a press right after a change was meant for what stood
 * there before. Keys and scripts, such as those of voice control, still reach it.
 */
export const pausePresses = (element: Element | null): void =>
  // jsdom has no animations.
  void element?.animate?.({ pointerEvents: ['none', 'none'] }, pressPause)

/** A press of the pointer: its place and time, and the control that it hit, with its name then and whether a dialog holds it. */
export type Press = Pick<MouseEvent, 'isTrusted' | 'detail' | 'clientX' | 'clientY' | 'timeStamp'> & {
  control: Element | null
  name: string
  isInDialog: boolean
}

/** The time in ms and the distance in px within which a second press may be meant for what the first one hit. */
const repetition = { time: 1000, distance: 24 }

/**
 * Whether a press repeats the one before it at the same place, but hits another control, because the page has changed in
 * between: as the second half of a double click, or within a second in a dialog or beside all controls. A slower press on a
 * page is meant, such as that of a button that leads to the next step. A control of the same name is the same one, such as
 * a retry button that came back with the next error. A click without detail comes from a key.
 */
export const isAstray = (press: Press, before: Press | null): boolean =>
  press.isTrusted &&
  press.detail > 0 &&
  (press.detail > 1 || press.isInDialog || press.control === null) &&
  before !== null &&
  press.control !== before.control &&
  (press.name === '' || press.name !== before.name) &&
  press.timeStamp - before.timeStamp < repetition.time &&
  Math.hypot(press.clientX - before.clientX, press.clientY - before.clientY) < repetition.distance

/** Finds the control that a press is meant for. A press on a label also presses its field. */
function findControl(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  const control = target.closest('a, button, input, label, select, summary, textarea, dialog')
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control
}

const readName = (control: Element | null): string => control?.getAttribute('aria-label') ?? control?.textContent ?? ''

/**
 * Drops unintended presses on the whole page: a second one at the same place when the page has changed under the
 * pointer, and those that a held Enter key repeats, which may have moved to another control with the focus.
 */
export function dropHastyPresses(): void {
  let before: Press | null = null
  const dropPress = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const handleClick = (event: MouseEvent) => {
    const { isTrusted, detail, clientX, clientY, timeStamp, target } = event
    const control = findControl(target)
    const isInDialog = control?.closest('dialog') != null
    const press = { isTrusted, detail, clientX, clientY, timeStamp, control, name: readName(control), isInDialog }
    if (isAstray(press, before)) dropPress(event)
    else if (isTrusted && detail > 0) before = press
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const isText = event.target instanceof HTMLTextAreaElement
    if (event.repeat && event.key === 'Enter' && !isText) dropPress(event)
  }
  // A user who has typed in between means the second press.
  const handleInput = () => {
    before = null
  }
  document.addEventListener('click', handleClick, true)
  document.addEventListener('input', handleInput, true)
  document.addEventListener('keydown', handleKeyDown, true)
}
