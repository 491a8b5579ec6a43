import { type FocusEvent, type InputHTMLAttributes, useEffect, useRef } from 'react'
import { type FieldPath, type FieldValues, get, type RegisterOptions, useFormContext } from 'react-hook-form'
import { Field } from '../ui/form/Field'
import { buildControlId } from './focusControl'
import { removeInvisibleCharacters } from './removeInvisibleCharacters'

interface FormFieldProps<Fields extends FieldValues> extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'id'
> {
  name: FieldPath<Fields>
  label: string
  optional?: string
  help?: string
  /** Called when the field loses the focus, before its validation. */
  onLeave?: () => void
}

/** The value of the field is the typed text without invisible characters. */
export function FormField<Fields extends FieldValues>({ name, onLeave, ...inputProps }: FormFieldProps<Fields>) {
  const control = useFormControl<Fields>(name, { onBlur: onLeave, setValueAs: removeInvisibleCharacters })
  return <Field enterKeyHint="next" {...inputProps} {...control} />
}

/** Connects a control to its field in the surrounding form: id, error message, event handlers and ref. */
export function useFormControl<Fields extends FieldValues>(
  name: FieldPath<Fields>,
  options?: RegisterOptions<Fields, FieldPath<Fields>>,
) {
  const { register, formState } = useFormContext<Fields>()
  const runAfterPress = useAfterPress()
  const error = get<object, { message?: string } | undefined>(formState.errors, name)
  const control = register(name, options)
  const onBlur = (event: FocusEvent) => runAfterPress(() => void control.onBlur(event))
  return { id: buildControlId(name), error: error?.message, ...control, onBlur }
}

const releaseEvents = ['pointerup', 'pointercancel'] as const

/**
 * The returned function runs a callback immediately or, while a mouse button is down, after its release. Otherwise, an
 * appearing error message could move the button that is being clicked. On a touch screen, no field loses the focus
 * while the finger is down.
 */
function useAfterPress(): (callback: () => void) => void {
  const isPressed = useRef(false)
  const waitingCallback = useRef<(() => void) | null>(null)
  useEffect(() => {
    const handlePress = () => {
      isPressed.current = true
    }
    const handleRelease = () => {
      isPressed.current = false
      // The callback must wait for the click event, which follows this event immediately.
      if (waitingCallback.current) setTimeout(waitingCallback.current)
      waitingCallback.current = null
    }
    document.addEventListener('pointerdown', handlePress, true)
    for (const type of releaseEvents) document.addEventListener(type, handleRelease, true)
    return () => {
      document.removeEventListener('pointerdown', handlePress, true)
      for (const type of releaseEvents) document.removeEventListener(type, handleRelease, true)
    }
  }, [])

  return (callback) => {
    if (isPressed.current) waitingCallback.current = callback
    else callback()
  }
}
