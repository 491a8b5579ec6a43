import { FormField } from '../../../forms/FormField'
import { bringMessages } from '../../../i18n/lateMessages'
import type { ContactField, ContactFields } from './formFields'
import { MessageField } from './MessageField'
import { MessageForm } from './MessageForm'

const useMessages = bringMessages('contact', 'identity')

const fieldOrder: readonly ContactField[] = ['name', 'email', 'phone', 'order_number', 'message', 'files']

const buildPayload = ({ order_number, message }: ContactFields) => ({
  order_number: order_number.trim(),
  message: message.trim(),
})

export function ComplaintForm() {
  const { complaint: messages } = useMessages('contact')
  const { optional } = useMessages('identity')
  return (
    <MessageForm
      name="complaint"
      link="send_complaint"
      fields={fieldOrder}
      messages={messages}
      attachments={{ purpose: 'complaint', label: messages.files, optional }}
      buildPayload={buildPayload}
    >
      <FormField<ContactFields>
        name="order_number"
        autoComplete="off"
        label={messages.orderNumber}
        optional={optional}
        help={messages.orderNumberHelp}
      />
      <MessageField label={messages.message} help={messages.messageHelp} />
    </MessageForm>
  )
}
