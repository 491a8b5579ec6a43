import { useEffect, useId, useRef } from 'react'
import { type FieldErrors, type FieldValues, get, useFormState } from 'react-hook-form'
import { Note } from '../ui/status/Note'
import { bringMessages } from '../i18n/lateMessages'
import { buildControlId, focusControl } from './focusControl'
import * as text from '../ui/text.module.css'
import * as styles from './ErrorSummary.module.css'

const useMessages = bringMessages('identity')

/** Appears above a submitted form with at least two errors. A single error moves the focus to its field instead. */
export function ErrorSummary({ fieldOrder }: { fieldOrder: readonly string[] }) {
  const { errors, submitCount } = useFormState()
  const { info } = useMessages('identity')
  const headingId = useId()
  const summary = useRef<HTMLDivElement>(null)
  const fieldErrors = listFieldErrors(errors, fieldOrder)
  const [firstError, secondError] = fieldErrors

  const latestErrors = useRef({ first: firstError, second: secondError })
  latestErrors.current = { first: firstError, second: secondError }
  useEffect(() => {
    if (submitCount === 0) return
    const currentErrors = latestErrors.current
    if (currentErrors.second) summary.current?.focus()
    else if (currentErrors.first) focusControl(currentErrors.first.id)
  }, [submitCount])

  if (submitCount === 0 || !secondError) return null
  return (
    <div ref={summary} tabIndex={-1} role="group" aria-labelledby={headingId}>
      <Note variant="bad">
        <p id={headingId}>{info.summary(fieldErrors.length)}</p>
        <ul className={styles.errors}>
          {nameFieldErrors(fieldErrors).map(({ id, message }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className={text.link}
                onClick={(event) => {
                  event.preventDefault()
                  focusControl(id)
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Note>
    </div>
  )
}

interface FieldErrorMessage {
  id: string
  message: string
}

/** The errors of the form library are a tree. */
export const listFieldErrors = (errors: FieldErrors<FieldValues>, fieldOrder: readonly string[]): FieldErrorMessage[] =>
  fieldOrder.flatMap((path) => {
    const error: unknown = get(errors, path)
    if (typeof error !== 'object' || error === null || !('message' in error)) return []
    return typeof error.message === 'string' ? [{ id: buildControlId(path), message: error.message }] : []
  })

/**
 * Each link in the summary has the label of its field as text, because the error message is beside the field. If
 * several fields have the same label, the legend of the fieldset is added: "Postcode (factuuradres)". For a field
 * without a label, such as a checkbox, the text is the error message.
 */
function nameFieldErrors(errors: readonly FieldErrorMessage[]): FieldErrorMessage[] {
  const labels = errors.map(({ id }) => findLabel(id))
  return errors.map(({ id, message }, index) => {
    const label = labels[index]
    if (!label) return { id, message }
    const isShared = labels.filter((anyLabel) => anyLabel === label).length > 1
    const legend = isShared && document.getElementById(id)?.closest('fieldset')?.querySelector('legend')?.textContent
    return { id, message: legend ? `${label} (${legend.toLowerCase()})` : label }
  })
}

/** Omits the note of an optional field, which follows the text of the label. */
function findLabel(id: string): string | null {
  const control = document.getElementById(id)
  // The label of a file field is the button that opens the file dialog.
  if (control?.matches('[type=file]')) return null
  const label = control?.matches('fieldset')
    ? control.querySelector('legend')
    : document.querySelector(`label[for="${id}"]`)
  return label?.firstChild?.textContent?.trim() || null
}
