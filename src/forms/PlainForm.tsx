import type { ReactNode } from 'react'
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { Button, type ButtonProps } from '../design/Button'
import { Note } from '../design/Note'
import { SlowNote } from '../design/SlowNote'
import { useWords } from '../i18n/useWords'
import { FaultSummary } from './FaultSummary'
import * as styles from './Form.module.css'

interface PlainFormProps<Fields extends FieldValues> {
  form: UseFormReturn<Fields>
  /** The paths of its fields in the order that they show. */
  order: readonly string[]
  /** What its button says. */
  submit: string
  look?: ButtonProps['look']
  busy: boolean
  /** Why the call did not go through, in words; by the button that tries again. */
  fault: string | null
  onSubmit: (fields: Fields) => Promise<void>
  /** Beside the button: the way back. */
  beside?: ReactNode
  children: ReactNode
}

/** A form that stands by itself: faults above, its fields, and its button. Goes with useFormDeed. */
export function PlainForm<Fields extends FieldValues>(props: PlainFormProps<Fields>) {
  const { form, order, submit, look, busy, fault, onSubmit, beside, children } = props
  const { form: words } = useWords('identity')
  const send = form.handleSubmit(onSubmit)
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <FaultSummary order={order} />
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
      </form>
    </FormProvider>
  )
}
