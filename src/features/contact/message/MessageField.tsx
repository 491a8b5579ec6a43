import { useFormControl } from '../../../forms/useFormControl'
import { TextAreaField } from '../../../ui/form/Field'
import type { ContactFields } from './formFields'

interface MessageFieldProps {
  label: string
  help?: string
  /** The suffix of the label of an optional field. */
  optional?: string
}

/** The message of a form. A text that is too long gives an error, because cutting it off would lose words. */
export function MessageField(props: MessageFieldProps) {
  const control = useFormControl<ContactFields>('message')
  return <TextAreaField rows={6} {...props} {...control} />
}
