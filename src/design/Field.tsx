import { forwardRef, type InputHTMLAttributes } from 'react'
import * as styles from './Field.module.css'
import { describedBy, FieldFrame, type FieldWords } from './FieldFrame'

type FieldProps = FieldWords & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>

/** One line of text. Takes an input's own attributes (autoComplete, inputMode, …) and the ref of a form library. */
export const Field = forwardRef<HTMLInputElement, FieldProps>(function Field(
  { id, label, optional, help, error, className, ...rest },
  ref,
) {
  const words = { id, label, optional, help, error }
  return (
    <FieldFrame {...words} className={className}>
      <input ref={ref} className={styles.control} {...rest} {...describedBy(words)} />
    </FieldFrame>
  )
})
