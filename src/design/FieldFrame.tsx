import type { ReactNode } from 'react'
import * as styles from './Field.module.css'
import { Icon } from './Icon'

export interface FieldWords {
  /** Names the control; help and error get an id made from it. */
  id: string
  label: ReactNode
  /** "(niet verplicht)", for a field that may stay empty. */
  optional?: string
  help?: ReactNode
  /** One sentence that says what is wrong; it takes the place of the help. */
  error?: string
}

interface FieldFrameProps extends FieldWords {
  className?: string
  children: ReactNode
}

/** What the control of a field needs to be read with its help or error. */
export const describedBy = ({ id, help, error }: FieldWords) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': help || error ? `${id}-help` : undefined,
})

/** Label above, control, help or error below. */
export function FieldFrame({ id, label, optional, help, error, className = '', children }: FieldFrameProps) {
  return (
    <div className={`${styles.field} ${className}`.trim()}>
      <label className={styles.label} htmlFor={id}>
        {label} {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      {children}
      {(help || error) && (
        <p id={`${id}-help`} className={error ? styles.error : styles.help}>
          {error && <Icon name="info" size={15} />}
          <span>{error || help}</span>
        </p>
      )}
    </div>
  )
}
