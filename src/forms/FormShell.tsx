import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import {
  type FieldValues,
  FormProvider,
  type Path,
  type PathValue,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form'
import { Note } from '../ui/status/Note'
import { bringMessages } from '../i18n/lateMessages'
import { focusControl, listFieldErrors, nameFieldErrors } from './fieldErrors'
import * as text from '../ui/text.module.css'
import * as styles from './FormShell.module.css'
import * as formStyles from './Form.module.css'

const useMessages = bringMessages('identity')

/**
 * Names the fields with errors above a form that was submitted with at least two of them. Each name links to its field,
 * which has the sentence about the error. With a single error, its field receives the focus instead.
 * @param order the paths of the fields, in the order of the form
 */
function ErrorSummary({ order }: { order: readonly string[] }) {
  const { errors, submitCount } = useFormState()
  const { info } = useMessages('identity')
  const heading = useId()
  const summary = useRef<HTMLDivElement>(null)
  const fieldErrors = listFieldErrors(errors, order)
  const [first, second] = fieldErrors

  const latest = useRef({ first, second })
  latest.current = { first, second }
  useEffect(() => {
    if (submitCount === 0) return
    const found = latest.current
    if (found.second) summary.current?.focus()
    else if (found.first) focusControl(found.first.id)
  }, [submitCount])

  if (submitCount === 0 || !second) return null
  return (
    <div ref={summary} tabIndex={-1} role="group" aria-labelledby={heading}>
      <Note variant="bad">
        <p id={heading}>{info.summary(fieldErrors.length)}</p>
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

/** Takes over text that a password manager or a phone's browser has filled in without the event that fields listen to. */
function adoptFilledValues<Fields extends FieldValues>(form: UseFormReturn<Fields>, { elements }: HTMLFormElement) {
  for (const { name, type, value } of elements as Iterable<Partial<HTMLInputElement>>) {
    if (!name || type === 'radio' || type === 'checkbox') continue
    const path = name as Path<Fields>
    const known: unknown = form.getValues(path)
    if (typeof known === 'string' && known !== value) form.setValue(path, value as PathValue<Fields, typeof path>)
  }
}

export interface FormShellProps<Fields extends FieldValues> {
  form: UseFormReturn<Fields>
  /** The paths of the form's fields, in the order in which they appear. */
  order: readonly string[]
  onSubmit: (fields: Fields) => Promise<unknown>
  children: ReactNode
}

/** A form with the list of its errors at the top. */
export function FormShell<Fields extends FieldValues>({ form, order, onSubmit, children }: FormShellProps<Fields>) {
  const send = form.handleSubmit(onSubmit)
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    adoptFilledValues(form, event.currentTarget)
    void send(event)
  }
  return (
    <FormProvider {...form}>
      <form className={formStyles.form} noValidate onSubmit={handleSubmit}>
        <ErrorSummary order={order} />
        {children}
      </form>
    </FormProvider>
  )
}
