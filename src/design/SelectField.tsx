import { forwardRef, type SelectHTMLAttributes } from 'react'
import * as styles from './Field.module.css'
import { describedBy, FieldFrame, type FieldWords } from './FieldFrame'
import { Icon } from './Icon'

type SelectFieldProps = FieldWords & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'>

/** The browser's own list of choices; `<option>`s are its children. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { id, label, optional, help, error, className, ...rest },
  ref,
) {
  const words = { id, label, optional, help, error }
  return (
    <FieldFrame {...words} className={className}>
      <div className={styles.select}>
        <select ref={ref} className={styles.control} {...rest} {...describedBy(words)} />
        <Icon name="down" />
      </div>
    </FieldFrame>
  )
})
