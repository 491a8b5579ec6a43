import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'

interface ComboboxParts {
  field: HTMLInputElement
  /** The list box may be absent while there are no options. */
  listId: string
  /** In the order of the options. The caller memoizes the array, because effects depend on it. */
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
 * Makes a native field a combobox with a list box (WAI-ARIA). The arrow keys, Home and End move to an option, Enter
 * opens it, and Escape clears the field (in an empty field, Escape closes the sheet). The focus stays in the field.
 * Returns the id of the active option, or null.
 */
export function useCombobox({ field, listId, optionIds }: ComboboxParts): string | null {
  const [chosenOption, setChosenOption] = useState<string | null>(null)
  // A key may be pressed before the previous key is rendered, so each key starts from the latest option.
  const latestOption = useRef(chosenOption)
  const currentOption = chosenOption !== null && optionIds.includes(chosenOption) ? chosenOption : null

  useLayoutEffect(() => {
    const returnToField = () => {
      latestOption.current = null
      setChosenOption(null)
    }
    field.addEventListener('input', returnToField)
    return () => {
      field.removeEventListener('input', returnToField)
      comboboxAttributes.forEach((name) => field.removeAttribute(name))
    }
  }, [field])

  useLayoutEffect(() => {
    const attributeValues = ['combobox', 'list', listId, String(optionIds.length > 0), currentOption ?? '']
    comboboxAttributes.forEach((name, index) => field.setAttribute(name, attributeValues[index] ?? ''))
    if (currentOption) document.getElementById(currentOption)?.scrollIntoView({ block: 'nearest' })
  }, [field, listId, optionIds, currentOption])

  useLayoutEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const activeIndex = latestOption.current === null ? -1 : optionIds.indexOf(latestOption.current)
      const activeOption = optionIds[activeIndex]
      if (event.key === 'Escape' && field.value) {
        event.stopPropagation()
        setFieldValue(field, '')
      } else if (event.key === 'Enter' && activeOption) {
        document.getElementById(activeOption)?.click()
      } else {
        const nextIndex = moveActiveIndex(event.key, activeIndex, optionIds.length)
        if (nextIndex === null) return
        latestOption.current = optionIds[nextIndex] ?? null
        setChosenOption(latestOption.current)
      }
      event.preventDefault()
    }
    field.addEventListener('keydown', handleKeyDown)
    return () => field.removeEventListener('keydown', handleKeyDown)
  }, [field, optionIds])

  return currentOption
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

/** The value includes text that the user typed before the script had loaded. */
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

function setFieldValue(field: HTMLInputElement, value: string): void {
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
