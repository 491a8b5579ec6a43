import { valibotResolver } from '@hookform/resolvers/valibot'
import { type FormEvent, type ReactNode, useEffect } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Path,
  type PathValue,
  type Resolver,
  type ResolverOptions,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'
import { type ClassifiedError, classifyError, type ErrorMessages, useErrorMessage } from '../store/http/errorMessage'
import type { RecordedError } from '../store/http/ApiError'
import type { AppThunk } from '../store/AppThunk'
import { useMutation } from '../store/query/useMutation'
import { Button, type ButtonProps } from '../ui/button/Button'
import { ErrorNote } from '../ui/status/ErrorNote'
import { SlowNote } from '../ui/status/SlowNote'
import { bringMessages } from '../i18n/lateMessages'
import { ErrorSummary } from './ErrorSummary'
import * as styles from './Form.module.css'

const useMessages = bringMessages('identity')

interface FormProps<Fields extends FieldValues> extends FormShellProps<Fields> {
  submitLabel: string
  variant?: ButtonProps['variant']
  isBusy: boolean
  error: string | null
  besideButton?: ReactNode
}

export function Form<Fields extends FieldValues>(props: FormProps<Fields>) {
  const { submitLabel, variant, isBusy, error, besideButton, children, ...shellProps } = props
  const { form: messages } = useMessages('identity')
  return (
    <FormShell {...shellProps}>
      {children}
      <ErrorNote>{error}</ErrorNote>
      <SlowNote isBusy={isBusy} text={messages.slow} />
      <div className={styles.still}>
        <Button type="submit" variant={variant} className={styles.submit} isBusy={isBusy}>
          {submitLabel}
        </Button>
        {besideButton}
      </div>
    </FormShell>
  )
}

interface FormShellProps<Fields extends FieldValues> {
  form: UseFormReturn<Fields>
  /** The paths of the fields. */
  fieldOrder: readonly string[]
  onSubmit: (fields: Fields) => Promise<unknown>
  children: ReactNode
}

export function FormShell<Fields extends FieldValues>({
  form,
  fieldOrder,
  onSubmit,
  children,
}: FormShellProps<Fields>) {
  const submitForm = form.handleSubmit(onSubmit)
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    adoptFilledValues(form, event.currentTarget)
    void submitForm(event)
  }
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <ErrorSummary fieldOrder={fieldOrder} />
        {children}
      </form>
    </FormProvider>
  )
}

/** A password manager or a phone's browser may have filled in text without an event. */
function adoptFilledValues<Fields extends FieldValues>(form: UseFormReturn<Fields>, { elements }: HTMLFormElement) {
  for (const { name, type, value } of elements as Iterable<Partial<HTMLInputElement>>) {
    if (!name || type === 'radio' || type === 'checkbox') continue
    const path = name as Path<Fields>
    const formValue: unknown = form.getValues(path)
    if (typeof formValue === 'string' && formValue !== value)
      form.setValue(path, value as PathValue<Fields, typeof path>)
  }
}

interface SubmitOptions<Fields> {
  /** Returns false when the error concerns no field. */
  showFieldError?: (error: ClassifiedError, failure: RecordedError) => boolean
  onDone?: (fields: Fields) => void
  /** By default, the messages of `identity.form` are used. */
  pickErrors?: (failure: RecordedError) => ErrorMessages
}

/**
 * Returns the props of Form that concern its submit button. A second press during the request does nothing.
 * @param send resolves to null after a success
 */
export function useFormSubmit<Fields = void>(
  send: (fields: Fields) => AppThunk<Promise<RecordedError | null>>,
  { showFieldError, onDone, pickErrors }: SubmitOptions<Fields> = {},
) {
  const { form } = useMessages('identity')
  const describeError = useErrorMessage()
  const { isBusy, error, run } = useMutation(
    (fields: Fields): AppThunk<Promise<RecordedError | null>> =>
      async (dispatch) => {
        const failure = await dispatch(send(fields))
        if (!failure) onDone?.(fields)
        return failure && showFieldError?.(classifyError(failure), failure) ? null : failure
      },
  )
  return { isBusy, error: error && describeError(error, pickErrors?.(error) ?? form), onSubmit: run }
}

/**
 * Errors appear when a field loses the focus and on submit, and the submitted values are the text as typed.
 * @param options.saveFields saves the draft after every change
 */
export function useCheckedForm<Fields extends FieldValues>(options: {
  schema: Parameters<typeof valibotResolver>[0]
  initialFields: Fields
  saveFields?: (fields: Fields) => void
}): UseFormReturn<Fields> {
  const { schema, initialFields, saveFields } = options
  const checkFields = valibotResolver(schema, undefined, { raw: true }) as unknown as Resolver<Fields>
  const form = useForm<Fields>({
    resolver: (fields, context, options) => checkFields(markUnreadableDates(fields, options), context, options),
    defaultValues: initialFields as DefaultValues<Fields>,
    mode: 'onTouched',
    // By default, the resolver would stop at the first error of a field, and would not run the rules of the address.
    criteriaMode: 'all',
    // ErrorSummary sets the focus instead.
    shouldFocusError: false,
  })
  // The effect has no dependencies, so that it always uses the latest `saveFields`.
  useEffect(() => {
    const subscription = form.watch(() => saveFields?.(form.getValues()))
    return () => subscription.unsubscribe()
  })
  return form
}

/**
 * The value of a date field is '' if its date is incomplete or impossible, such as 30 February. For the check, `?`
 * replaces that value, because an optional date may be empty.
 */
function markUnreadableDates<Fields extends FieldValues>(
  fields: Fields,
  { fields: controls }: ResolverOptions<Fields>,
): Fields {
  const isUnreadable = (name: string) => {
    const control: Partial<HTMLInputElement> | undefined = controls[name]?.ref
    return control?.validity?.badInput === true
  }
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isUnreadable(name) ? '?' : (value as unknown)]),
  ) as Fields
}
