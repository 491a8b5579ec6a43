import type { ReactNode } from 'react'
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { StepActions } from '../frame/StepActions'
import * as styles from '../../../forms/Form.module.css'
import { FaultSummary } from '../../../forms/FaultSummary'

interface CheckoutFormProps<Fields extends FieldValues> {
  form: UseFormReturn<Fields>
  /** The paths of its fields in the order that they show. */
  order: readonly string[]
  submit: string
  /** The cart's total in euro; absent for a form that is part of a page. */
  total?: number
  busy: boolean
  /** What went wrong with the call, in words. */
  fault: string | null
  onSubmit: (fields: Fields) => Promise<void>
  children: ReactNode
}

/** A form about who orders: faults above, fields, and its button. */
export function CheckoutForm<Fields extends FieldValues>(props: CheckoutFormProps<Fields>) {
  const { form, order, submit, total, busy, fault, onSubmit, children } = props
  const send = form.handleSubmit(onSubmit)
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <FaultSummary order={order} />
        {children}
        <StepActions label={submit} busy={busy} fault={fault} total={total} />
      </form>
    </FormProvider>
  )
}
