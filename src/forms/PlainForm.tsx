import type { FormEvent, ReactNode } from 'react'
import { type FieldValues, FormProvider, type Path, type PathValue, type UseFormReturn } from 'react-hook-form'
import { type ClassifiedError, classifyError, type ErrorMessages, useErrorMessage } from '../store/http/errorMessage'
import type { RecordedError } from '../store/http/ApiError'
import type { AppThunk } from '../store/services'
import { useMutation } from '../store/query/useMutation'
import { Button, type ButtonProps } from '../ui/button/Button'
import { Note } from '../ui/status/Note'
import { SlowNote } from '../ui/status/SlowNote'
import { bringMessages } from '../i18n/lateMessages'
import { ErrorSummary } from './ErrorSummary'
import * as styles from './Form.module.css'

const useMessages = bringMessages('identity')

interface PlainFormProps<Fields extends FieldValues> extends FormShellProps<Fields> {
  /** The label of the submit button. */
  submit: string
  variant?: ButtonProps['variant']
  busy: boolean
  /** The message of a failed request, displayed above the submit button. */
  error: string | null
  /** The content beside the button, for example a link back. */
  beside?: ReactNode
}

export function PlainForm<Fields extends FieldValues>(props: PlainFormProps<Fields>) {
  const { submit, variant, busy, error, beside, children, ...shell } = props
  const { form: messages } = useMessages('identity')
  return (
    <FormShell {...shell}>
      {children}
      {error !== null && (
        <Note variant="bad" role="alert">
          {error}
        </Note>
      )}
      <SlowNote isBusy={busy} text={messages.slow} />
      <div className={styles.still}>
        <Button type="submit" variant={variant} className={styles.submit} busy={busy}>
          {submit}
        </Button>
        {beside}
      </div>
    </FormShell>
  )
}

export interface FormShellProps<Fields extends FieldValues> {
  form: UseFormReturn<Fields>
  /** The paths of the form's fields, in the order in which they appear. */
  order: readonly string[]
  onSubmit: (fields: Fields) => Promise<unknown>
  children: ReactNode
}

export function FormShell<Fields extends FieldValues>({ form, order, onSubmit, children }: FormShellProps<Fields>) {
  const submitForm = form.handleSubmit(onSubmit)
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    adoptFilledValues(form, event.currentTarget)
    void submitForm(event)
  }
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <ErrorSummary order={order} />
        {children}
      </form>
    </FormProvider>
  )
}

/** Adopts text that a password manager or a phone's browser has filled in without an event. */
function adoptFilledValues<Fields extends FieldValues>(form: UseFormReturn<Fields>, { elements }: HTMLFormElement) {
  for (const { name, type, value } of elements as Iterable<Partial<HTMLInputElement>>) {
    if (!name || type === 'radio' || type === 'checkbox') continue
    const path = name as Path<Fields>
    const knownValue: unknown = form.getValues(path)
    if (typeof knownValue === 'string' && knownValue !== value)
      form.setValue(path, value as PathValue<Fields, typeof path>)
  }
}

interface SubmitOptions {
  /** Displays the error at the field that caused it. Returns false for an error without a field. */
  showFieldError?: (error: ClassifiedError, failure: RecordedError) => boolean
  /** Called after a successful request. */
  done?: () => void
}

/**
 * Returns the state of a form's submit button. `run` sends the request, and `error` is the message of a failed request.
 * A second press during the request does nothing.
 * @param errors the messages of this form; by default the messages of the area `identity`
 */
export function useFormSubmit(errors?: ErrorMessages) {
  const { form } = useMessages('identity')
  const describeError = useErrorMessage()
  const { busy, error, run } = useMutation(submitForm)
  return { busy, error: error && describeError(error, errors ?? form), run }
}

/**
 * Resolves to the error of the request, or to null after a success or if a field displays the error. `call` sends the
 * request and resolves to its error or null.
 */
const submitForm =
  (
    call: () => Promise<RecordedError | null>,
    { showFieldError, done }: SubmitOptions = {},
  ): AppThunk<Promise<RecordedError | null>> =>
  async () => {
    const failure = await call()
    if (!failure) done?.()
    return failure && showFieldError?.(classifyError(failure), failure) ? null : failure
  }
