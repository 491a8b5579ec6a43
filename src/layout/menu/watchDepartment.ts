import { moveFocus } from './moveFocus'

/**
 * The time in ms for which the mouse must rest on a department before its sheet opens, or be elsewhere before the sheet
 * closes.
 */
const restTime = 120

/** 'entered' means that a key opened the sheet, so the focus moves into the sheet. */
export type SheetState = 'closed' | 'open' | 'entered'

/**
 * The sheet and the department's link are in the same list item. A resting mouse, a click and the down arrow open the
 * sheet; a click while it is open follows the link. The sheet closes on Escape, on a tap outside, on a click on one of
 * its links, and when the mouse or the focus leaves it.
 * @returns a function that stops watching
 */
export function watchDepartment(sheet: HTMLElement, onShow: (state: SheetState) => void): () => void {
  const item = sheet.parentElement
  const link = item?.querySelector('a')
  if (!item || !link) return () => undefined

  let isOpen = false
  let timer = 0
  const setState = (state: SheetState) => {
    window.clearTimeout(timer)
    isOpen = state !== 'closed'
    link.setAttribute('aria-expanded', String(isOpen))
    onShow(state)
  }
  const scheduleState = (state: SheetState) => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => setState(state), restTime)
  }
  const handleMouse = () => {
    // A passing mouse must not cover another open sheet of the header, such as search.
    if (!item.closest('header')?.querySelector('details[open]')) scheduleState('open')
  }
  const closeSheetUnlessInside = (target: EventTarget | null) => {
    if (isOpen && target instanceof Node && !item.contains(target)) setState('closed')
  }
  const openSheetInsteadOfPage = (event: MouseEvent) => {
    if (isOpen || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setState('open')
  }

  const { on, stop } = collectListeners()
  on(item, 'pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') handleMouse()
  })
  on(item, 'pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse' && !sheet.contains(document.activeElement)) scheduleState('closed')
  })
  // This listener runs before the link's own listener, which would change the page.
  on(link, 'click', openSheetInsteadOfPage, 'early')
  on(sheet, 'click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) setState('closed')
  })
  on(item, 'focusout', ({ relatedTarget }) => closeSheetUnlessInside(relatedTarget))
  on(document, 'pointerdown', ({ target }) => closeSheetUnlessInside(target))
  on(item, 'keydown', (event) => {
    if (event.key === 'Escape' && isOpen) {
      setState('closed')
      link.focus()
    } else if (event.key === 'ArrowDown' && event.target === link) {
      setState('entered')
    } else if (!moveFocus(event.key, link, sheet)) {
      return
    }
    event.preventDefault()
  })

  link.setAttribute('aria-expanded', 'false')
  // The mouse may have arrived before the script ran.
  if (item.matches(':hover')) handleMouse()
  return () => {
    window.clearTimeout(timer)
    stop()
    link.removeAttribute('aria-expanded')
  }
}

export function collectListeners() {
  const removals: (() => void)[] = []
  return {
    /** 'early' listens in the capture phase, before the listeners of nested elements. */
    on: <Name extends keyof HTMLElementEventMap>(
      target: HTMLElement | Document,
      name: Name,
      handle: (event: HTMLElementEventMap[Name]) => void,
      phase?: 'early',
    ): void => {
      const listener = handle as EventListener
      target.addEventListener(name, listener, phase === 'early')
      removals.push(() => target.removeEventListener(name, listener, phase === 'early'))
    },
    stop: () => removals.forEach((remove) => remove()),
  }
}
