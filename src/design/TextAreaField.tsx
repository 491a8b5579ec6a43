import { forwardRef, type TextareaHTMLAttributes } from 'react'
import * as styles from './Field.module.css'
import { describedBy, FieldFrame, type FieldWords } from './FieldFrame'

type TextAreaFieldProps = FieldWords & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'>

/** Several lines of text. */
export const TextAreaField = forwardRef<HTMLTextAreaElement, TextAreaFieldProps>(function TextAreaField(
  { id, label, optional, help, error, className, ...rest },
  ref,
) {
  const words = { id, label, optional, help, error }
  return (
    <FieldFrame {...words} className={className}>
      <textarea ref={ref} rows={4} className={styles.control} {...rest} {...describedBy(words)} />
    </FieldFrame>
  )
})
