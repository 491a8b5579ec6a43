import type { ReactNode } from 'react'
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { FaultSummary } from './FaultSummary'
import * as styles from './Form.module.css'

export interface FormShellProps<Fields extends FieldValues> {
  form: UseFormReturn<Fields>
  /** The paths of its fields in the order that they show. */
  order: readonly string[]
  onSubmit: (fields: Fields) => Promise<void>
  children: ReactNode
}

/** A form with its faults above. */
export function FormShell<Fields extends FieldValues>({ form, order, onSubmit, children }: FormShellProps<Fields>) {
  const send = form.handleSubmit(onSubmit)
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <FaultSummary order={order} />
        {children}
      </form>
    </FormProvider>
  )
}
