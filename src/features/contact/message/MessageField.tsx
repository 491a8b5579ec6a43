import { useFormControl } from '../../../forms/FormField'
import { TextAreaField } from '../../../ui/form/Field'
import type { ContactFields } from './formFields'

interface MessageFieldProps {
  label: string
  help?: string
  optional?: string
}

/** A limit on the field would cut off words, so a text that is too long causes an error. */
export function MessageField(props: MessageFieldProps) {
  const control = useFormControl<ContactFields>('message')
  return <TextAreaField rows={6} {...props} {...control} />
}
