import type { FieldValues } from 'react-hook-form'
import type { ReactNode } from 'react'
import { FormShell, type FormShellProps } from '../../../forms/PlainForm'
import { StepActions } from '../StepActions'
import { PersonFieldset } from '../../../forms/person/PersonFieldset'
import { bringMessages } from '../../../i18n/lateMessages'

const useMessages = bringMessages('identity')

interface IdentityFormProps<Fields extends FieldValues> extends FormShellProps<Fields> {
  submitLabel: string
  /** The cart's total in euro; undefined for a form that is only part of its page. */
  total?: number
  busy: boolean
  error: string | null
}

export function IdentityForm<Fields extends FieldValues>(props: IdentityFormProps<Fields>) {
  const { submitLabel, total, busy, error, children, ...shell } = props
  return (
    <FormShell {...shell}>
      {children}
      <StepActions label={submitLabel} busy={busy} error={error} total={total} />
    </FormShell>
  )
}

interface ContactFieldsetProps {
  /** Whether the email address belongs to an account and cannot be changed. */
  isEmailFixed?: boolean
  children?: ReactNode
}

export function ContactFieldset(props: ContactFieldsetProps) {
  const { info } = useMessages('identity')
  return <PersonFieldset legend={info.contact} emailHelp={info.emailHelp} {...props} />
}
