import { moveFocus } from './moveFocus'

/** How long a pointer must stay on a department before its sheet opens, or away before it closes, in ms. */
const pause = 120

/** 'entered': opened by a key that leads into it. */
export type Shown = 'closed' | 'open' | 'entered'

/**
 * Says when a department's sheet is to stand open. The sheet hangs beside the department's link in one list item. A
 * mouse that stays, a click and the arrow down open it; a click while it is open follows the link, which is a plain
 * one. Escape, a tap elsewhere, and mouse or focus that leave close it. Returns how to stop.
 */
export function watchDepartment(sheet: HTMLElement, onShow: (shown: Shown) => void): () => void {
  const item = sheet.parentElement
  const link = item?.querySelector('a')
  if (!item || !link) return () => undefined

  let open = false
  let timer = 0
  const show = (shown: Shown) => {
    window.clearTimeout(timer)
    open = shown !== 'closed'
    link.setAttribute('aria-expanded', String(open))
    onShow(shown)
  }
  const showLater = (shown: Shown) => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => show(shown), pause)
  }
  const reached = () => {
    // Another sheet of the header, such as search, is not to be covered in passing.
    if (!item.closest('header')?.querySelector('details[open]')) showLater('open')
  }
  const closeIfOutside = (target: EventTarget | null) => {
    if (open && target instanceof Node && !item.contains(target)) show('closed')
  }
  const openInPlaceOfLeaving = (event: MouseEvent) => {
    if (open || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    show('open')
  }

  const { on, stop } = listeners()
  on(item, 'pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') reached()
  })
  on(item, 'pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse' && !sheet.contains(document.activeElement)) showLater('closed')
  })
  // Before the link's own listener, which would change the page.
  on(link, 'click', openInPlaceOfLeaving, 'early')
  on(sheet, 'click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) show('closed')
  })
  on(item, 'focusout', ({ relatedTarget }) => closeIfOutside(relatedTarget))
  on(document, 'pointerdown', ({ target }) => closeIfOutside(target))
  on(item, 'keydown', (event) => {
    if (event.key === 'Escape' && open) {
      show('closed')
      link.focus()
    } else if (event.key === 'ArrowDown' && event.target === link) {
      show('entered')
    } else if (!moveFocus(event.key, link, sheet)) {
      return
    }
    event.preventDefault()
  })

  link.setAttribute('aria-expanded', 'false')
  // The mouse may have come before this did.
  if (item.matches(':hover')) reached()
  return () => {
    window.clearTimeout(timer)
    stop()
    link.removeAttribute('aria-expanded')
  }
}

/** Listeners that are all taken away at once. */
export function listeners() {
  const away: (() => void)[] = []
  return {
    /** `early`: on the way down, before the listeners of what is inside. */
    on<Name extends keyof HTMLElementEventMap>(
      target: HTMLElement | Document,
      name: Name,
      heard: (event: HTMLElementEventMap[Name]) => void,
      when?: 'early',
    ): void {
      const listener = heard as EventListener
      target.addEventListener(name, listener, when === 'early')
      away.push(() => target.removeEventListener(name, listener, when === 'early'))
    },
    stop: () => away.forEach((each) => each()),
  }
}
