import { type FocusEvent, useEffect, useRef } from 'react'
import { type FieldPath, type FieldValues, get, useFormContext } from 'react-hook-form'
import { buildControlId } from './fieldErrors'

/**
 * What ties a control to its field of the form around it: its id, what is wrong with it in words, and the form's own
 * handlers and ref.
 */
export function useFormControl<Fields extends FieldValues>(name: FieldPath<Fields>, onLeave?: () => void) {
  const { register, formState } = useFormContext<Fields>()
  const afterPress = useAfterPress()
  const error = get(formState.errors, name) as { message?: string } | undefined
  const control = register(name, { onBlur: onLeave })
  const onBlur = (event: FocusEvent) => afterPress(() => void control.onBlur(event))
  return { id: buildControlId(name), error: error?.message, ...control, onBlur }
}

const ends = ['pointerup', 'pointercancel'] as const

/**
 * Runs a callback at once, or, while a button of the mouse is held, once it was let go: what the callback moves on the page must
 * not move away what is being clicked. (A finger is up before anything loses the focus.)
 */
function useAfterPress(): (callback: () => void) => void {
  const pressed = useRef(false)
  const waiting = useRef<(() => void) | null>(null)
  useEffect(() => {
    const begin = () => {
      pressed.current = true
    }
    const end = () => {
      pressed.current = false
      // The click comes right after.
      if (waiting.current) setTimeout(waiting.current)
      waiting.current = null
    }
    document.addEventListener('pointerdown', begin, true)
    for (const type of ends) document.addEventListener(type, end, true)
    return () => {
      document.removeEventListener('pointerdown', begin, true)
      for (const type of ends) document.removeEventListener(type, end, true)
    }
  }, [])

  return (callback) => {
    if (pressed.current) waiting.current = callback
    else callback()
  }
}
