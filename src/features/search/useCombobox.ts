import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'

interface ComboboxParts {
  field: HTMLInputElement
  /** The id of the list box, whether it stands there or not. */
  list: string
  /** The ids of the options in it, in order; the same array as long as they are the same. */
  options: readonly string[]
}

const attributes = ['role', 'aria-autocomplete', 'aria-controls', 'aria-expanded', 'aria-activedescendant'] as const

/**
 * Makes the browser's own field a combobox with a list box (WAI-ARIA): arrows, Home and End choose an option, Enter
 * opens it, Escape empties the field (in an empty field it is left to the sheet, which closes). The focus stays in
 * the field. Gives the id of the chosen option, or null. What it says and hears is never behind what is on screen.
 */
export function useCombobox({ field, list, options }: ComboboxParts): string | null {
  const [chosen, setChosen] = useState<string | null>(null)
  // Keys can come faster than renders: each goes on from the one before, not from what the screen shows.
  const latest = useRef(chosen)
  const option = chosen !== null && options.includes(chosen) ? chosen : null

  useLayoutEffect(() => {
    const backToField = () => {
      latest.current = null
      setChosen(null)
    }
    field.addEventListener('input', backToField)
    return () => {
      field.removeEventListener('input', backToField)
      attributes.forEach((name) => field.removeAttribute(name))
    }
  }, [field])

  useLayoutEffect(() => {
    const values = ['combobox', 'list', list, String(options.length > 0), option ?? '']
    attributes.forEach((name, index) => field.setAttribute(name, values[index] ?? ''))
    if (option) document.getElementById(option)?.scrollIntoView({ block: 'nearest' })
  }, [field, list, options, option])

  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const active = latest.current === null ? -1 : options.indexOf(latest.current)
      const pointed = options[active]
      if (event.key === 'Escape' && field.value) {
        event.stopPropagation()
        setFieldValue(field, '')
      } else if (event.key === 'Enter' && pointed) {
        document.getElementById(pointed)?.click()
      } else {
        const next = moveActive(event.key, active, options.length)
        if (next === null) return
        latest.current = options[next] ?? null
        setChosen(latest.current)
      }
      event.preventDefault()
    }
    field.addEventListener('keydown', pressed)
    return () => field.removeEventListener('keydown', pressed)
  }, [field, options])

  return option
}

/**
 * Which suggestion a key leads to: their numbers from 0, -1 is the field itself. Down and up go round by way of the
 * field; Home and End move between suggestions only from one of them, in the field they are the caret's.
 * Null when the key does nothing here.
 */
export function moveActive(key: string, active: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : -1
    case 'ArrowUp':
      return active === -1 ? count - 1 : active - 1
    case 'Home':
      return active === -1 ? null : 0
    case 'End':
      return active === -1 ? null : count - 1
    default:
      return null
  }
}

/** What stands in the field now. It is the browser's own: letters typed before the script came are in it. */
export function useFieldValue(field: HTMLInputElement): string {
  const subscribe = useCallback(
    (listener: () => void) => {
      field.addEventListener('input', listener)
      return () => field.removeEventListener('input', listener)
    },
    [field],
  )
  return useSyncExternalStore(subscribe, () => field.value)
}

/** Puts words into the field as if they were typed. */
function setFieldValue(field: HTMLInputElement, words: string): void {
  field.value = words
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
