import {
  forwardRef,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react'
import { Icon } from '../figure/Icon'
import * as styles from './Field.module.css'

type FieldProps = FieldMessages & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>

export const Field = forwardRef<HTMLInputElement, FieldProps>(function Field(
  { id, label, optional, help, error, className, ...rest },
  ref,
) {
  const messages = { id, label, optional, help, error }
  return (
    <FieldFrame {...messages} className={className}>
      <input ref={ref} className={styles.control} {...rest} {...getDescriptionProps(messages)} />
    </FieldFrame>
  )
})

export interface FieldMessages {
  /** The id of the control, from which the ids of the help and the error are derived. */
  id: string
  label: ReactNode
  /** Follows the label of an optional field: "(niet verplicht)". */
  optional?: string
  help?: ReactNode
  /** One sentence, which replaces the help. */
  error?: string
}

interface FieldFrameProps extends FieldMessages {
  className?: string
  children: ReactNode
}

/** Connects a field's control to its help or error. */
export const getDescriptionProps = ({ id, help, error }: FieldMessages) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': help || error ? `${id}-help` : undefined,
})

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

type TextAreaFieldProps = FieldMessages & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'>

export const TextAreaField = forwardRef<HTMLTextAreaElement, TextAreaFieldProps>(function TextAreaField(
  { id, label, optional, help, error, className, ...rest },
  ref,
) {
  const messages = { id, label, optional, help, error }
  return (
    <FieldFrame {...messages} className={className}>
      <textarea ref={ref} rows={4} className={styles.control} {...rest} {...getDescriptionProps(messages)} />
    </FieldFrame>
  )
})

type SelectFieldProps = FieldMessages & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'>

/** The children are `<option>`s. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { id, label, optional, help, error, className, ...rest },
  ref,
) {
  const messages = { id, label, optional, help, error }
  return (
    <FieldFrame {...messages} className={className}>
      <div className={styles.select}>
        <select ref={ref} className={styles.control} {...rest} {...getDescriptionProps(messages)} />
        <Icon name="down" />
      </div>
    </FieldFrame>
  )
})
