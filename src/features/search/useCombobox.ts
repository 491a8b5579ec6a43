import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'

interface ComboboxParts {
  field: HTMLInputElement
  /** The list box may be absent while there are no options. */
  listId: string
  /** Effects depend on this array, so the caller must memoize it. */
  optionIds: readonly string[]
}

const comboboxAttributes = [
  'role',
  'aria-autocomplete',
  'aria-controls',
  'aria-expanded',
  'aria-activedescendant',
] as const

/**
 * Turns a native field into a combobox with a list box (WAI-ARIA). The arrow keys, Home and End move to an option, Enter
 * opens that option, and Escape clears the field; in an empty field, Escape closes the sheet. The focus remains in the
 * field. Returns the id of the active option, or null.
 */
export function useCombobox({ field, listId, optionIds }: ComboboxParts): string | null {
  const [reachedId, setReachedId] = useState<string | null>(null)
  // React may not have rendered the effect of the previous key yet, so each key starts from the latest option.
  const latestId = useRef(reachedId)
  const activeId = reachedId !== null && optionIds.includes(reachedId) ? reachedId : null

  useLayoutEffect(() => {
    const returnToField = () => {
      latestId.current = null
      setReachedId(null)
    }
    field.addEventListener('input', returnToField)
    return () => {
      field.removeEventListener('input', returnToField)
      comboboxAttributes.forEach((name) => field.removeAttribute(name))
    }
  }, [field])

  useLayoutEffect(() => {
    const attributeValues = ['combobox', 'list', listId, String(optionIds.length > 0), activeId ?? '']
    comboboxAttributes.forEach((name, index) => field.setAttribute(name, attributeValues[index] ?? ''))
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [field, listId, optionIds, activeId])

  useLayoutEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const latestIndex = latestId.current === null ? -1 : optionIds.indexOf(latestId.current)
      const latestOptionId = optionIds[latestIndex]
      if (event.key === 'Escape' && field.value) {
        event.stopPropagation()
        field.value = ''
        field.dispatchEvent(new Event('input', { bubbles: true }))
      } else if (event.key === 'Enter' && latestOptionId) {
        document.getElementById(latestOptionId)?.click()
      } else {
        const nextIndex = moveActiveIndex(event.key, latestIndex, optionIds.length)
        if (nextIndex === null) return
        latestId.current = optionIds[nextIndex] ?? null
        setReachedId(latestId.current)
      }
      event.preventDefault()
    }
    field.addEventListener('keydown', handleKeyDown)
    return () => field.removeEventListener('keydown', handleKeyDown)
  }, [field, optionIds])

  return activeId
}

/**
 * Returns the index of the next option; -1 is the field itself. Down and Up wrap around through the field. Home and End
 * work only from an option, because in the field they move the caret. Returns null for any other key.
 */
export function moveActiveIndex(key: string, activeIndex: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return activeIndex + 1 < count ? activeIndex + 1 : -1
    case 'ArrowUp':
      return activeIndex === -1 ? count - 1 : activeIndex - 1
    case 'Home':
      return activeIndex === -1 ? null : 0
    case 'End':
      return activeIndex === -1 ? null : count - 1
    default:
      return null
  }
}

/** The value includes text that the user typed before the script loaded. */
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
