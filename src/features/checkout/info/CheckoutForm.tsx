import type { FieldValues } from 'react-hook-form'
import { FormShell, type FormShellProps } from '../../../forms/FormShell'
import { StepActions } from '../frame/StepActions'

interface CheckoutFormProps<Fields extends FieldValues> extends FormShellProps<Fields> {
  submit: string
  /** The cart's total in euro; absent for a form that is part of a page. */
  total?: number
  busy: boolean
  /** What went wrong with the call, in words. */
  fault: string | null
}

/** A form about who orders: faults above, fields, and its button. */
export function CheckoutForm<Fields extends FieldValues>(props: CheckoutFormProps<Fields>) {
  const { submit, total, busy, fault, children, ...shell } = props
  return (
    <FormShell {...shell}>
      {children}
      <StepActions label={submit} busy={busy} fault={fault} total={total} />
    </FormShell>
  )
}
