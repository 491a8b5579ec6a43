import { roomStyles, roomTypes } from '../../../contract/messages'
import { FormField, useFormControl } from '../../../forms/FormField'
import { bringMessages } from '../../../i18n/lateMessages'
import { SelectField } from '../../../ui/form/Field'
import { type ContactField, type ContactFields, parseMetres } from './formFields'
import { MessageField } from './MessageField'
import { MessageForm } from './MessageForm'
import * as formStyles from '../../../forms/Form.module.css'

const useMessages = bringMessages('contact', 'identity')

const fieldOrder: readonly ContactField[] = [
  ...(['name', 'email', 'phone', 'room', 'width', 'length', 'style', 'message', 'files'] as const),
]

const buildPayload = ({ room, style, width, length, message }: ContactFields) => ({
  room,
  style,
  width: parseMetres(width),
  length: parseMetres(length),
  message: message.trim(),
})

export function AdviceForm() {
  const { advice: messages } = useMessages('contact')
  const { optional } = useMessages('identity')
  return (
    <MessageForm
      name="advice"
      link="send_advice_request"
      fields={fieldOrder}
      messages={messages}
      attachments={{ purpose: 'advice', label: messages.files, optional }}
      buildPayload={buildPayload}
    >
      <ChoiceField name="room" label={messages.room} choices={roomTypes} names={messages.rooms} />
      <div className={formStyles.pair}>
        <MetresField name="width" label={messages.width} help={messages.metresHelp} />
        <MetresField name="length" label={messages.length} />
      </div>
      <ChoiceField name="style" label={messages.style} choices={roomStyles} names={messages.styles} />
      <MessageField label={messages.message} help={messages.messageHelp} />
    </MessageForm>
  )
}

function MetresField(props: { name: 'width' | 'length'; label: string; help?: string }) {
  const { optional } = useMessages('identity')
  return <FormField<ContactFields> {...props} inputMode="decimal" autoComplete="off" optional={optional} />
}

interface ChoiceFieldProps<Choice extends string> {
  name: 'room' | 'style'
  label: string
  choices: readonly Choice[]
  names: Record<Choice, string>
}

function ChoiceField<Choice extends string>({ name, label, choices, names }: ChoiceFieldProps<Choice>) {
  const { choose } = useMessages('contact')
  const control = useFormControl<ContactFields>(name)
  return (
    <SelectField label={label} {...control}>
      <option value="">{choose}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {names[choice]}
        </option>
      ))}
    </SelectField>
  )
}
