import { useFormControl } from '../../../forms/useFormControl'
import { TextAreaField } from '../../../ui/form/Field'
import type { ContactFields } from './formFields'

interface MessageFieldProps {
  label: string
  help?: string
  optional?: string
}

/** Text that is too long causes an error. The field does not cut it off, because words would be lost. */
export function MessageField(props: MessageFieldProps) {
  const control = useFormControl<ContactFields>('message')
  return <TextAreaField rows={6} {...props} {...control} />
}
