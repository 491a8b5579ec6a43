import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button, type ButtonProps } from '../design/Button'
import { Note } from '../design/Note'
import { SlowNote } from '../design/SlowNote'
import { useWords } from '../i18n/useWords'
import * as styles from './Form.module.css'
import { FormShell, type FormShellProps } from './FormShell'

interface PlainFormProps<Fields extends FieldValues> extends FormShellProps<Fields> {
  /** What its button says. */
  submit: string
  look?: ButtonProps['look']
  busy: boolean
  /** Why the call did not go through, in words; by the button that tries again. */
  fault: string | null
  /** Beside the button: the way back. */
  beside?: ReactNode
}

/** A form that stands by itself: faults above, its fields, and its button. Goes with useFormDeed. */
export function PlainForm<Fields extends FieldValues>(props: PlainFormProps<Fields>) {
  const { submit, look, busy, fault, beside, children, ...shell } = props
  const { form: words } = useWords('identity')
  return (
    <FormShell {...shell}>
      {children}
      {fault !== null && (
        <Note look="bad" role="alert">
          {fault}
        </Note>
      )}
      <SlowNote underWay={busy} text={words.slow} />
      <div className={styles.still}>
        <Button type="submit" look={look} className={styles.submit} busy={busy}>
          {submit}
        </Button>
        {beside}
      </div>
    </FormShell>
  )
}
