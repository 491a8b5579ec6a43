import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button, type ButtonProps } from '../ui/button/Button'
import { Note } from '../ui/status/Note'
import { SlowNote } from '../ui/status/SlowNote'
import { bringMessages } from '../i18n/lateMessages'
import * as styles from './Form.module.css'
import { FormShell, type FormShellProps } from './FormShell'

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

/** A complete form with the list of errors, the fields and the submit button. It is used with useFormSubmit. */
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
