import type { FieldValues } from 'react-hook-form'
import type { ReactNode } from 'react'
import { FormShell, type FormShellProps } from '../../../forms/FormShell'
import { StepActions } from '../StepActions'
import { PersonFieldset } from '../../../forms/person/PersonFieldset'
import { useWords } from '../../../i18n/useWords'

interface CheckoutFormProps<Fields extends FieldValues> extends FormShellProps<Fields> {
  submit: string
  /** The cart's total in euro; absent for a form that is part of a page. */
  total?: number
  busy: boolean
  /** What went wrong with the call, in words. */
  error: string | null
}

/** A form about who orders: errors above, fields, and its button. */
export function CheckoutForm<Fields extends FieldValues>(props: CheckoutFormProps<Fields>) {
  const { submit, total, busy, error, children, ...shell } = props
  return (
    <FormShell {...shell}>
      {children}
      <StepActions label={submit} busy={busy} error={error} total={total} />
    </FormShell>
  )
}

interface ContactFieldsetProps {
  /** The e-mail address is that of the account. */
  emailFixed?: boolean
  children?: ReactNode
}

/** Who orders; children stand below the e-mail address, where the confirmation goes. */
export function ContactFieldset(props: ContactFieldsetProps) {
  const { info } = useWords('identity')
  return <PersonFieldset legend={info.contact} emailHelp={info.emailHelp} {...props} />
}
