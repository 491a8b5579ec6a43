import { FormField } from '../../../forms/FormField'
import { bringMessages } from '../../../i18n/lateMessages'
import { UntilLogout } from './UntilLogout'
import type { ContactField, ContactFields } from './formFields'
import { MessageField } from './MessageField'
import { MessageForm } from './MessageForm'

const useMessages = bringMessages('contact', 'identity')

const fields: readonly ContactField[] = ['name', 'email', 'phone', 'order_number', 'message', 'files']

const buildPayload = ({ order_number, message }: ContactFields) => ({
  order_number: order_number.trim(),
  message: message.trim(),
})

/** A complaint, with photos of what is wrong. */
export function ComplaintForm() {
  const { complaint: words } = useMessages('contact')
  const { optional } = useMessages('identity')
  return (
    <UntilLogout>
      <MessageForm
        name="complaint"
        link="send_complaint"
        fields={fields}
        words={words}
        attachments={{ purpose: 'complaint', label: words.files, optional }}
        buildPayload={buildPayload}
      >
        <FormField<ContactFields>
          name="order_number"
          autoComplete="off"
          label={words.orderNumber}
          optional={optional}
          help={words.orderNumberHelp}
        />
        <MessageField label={words.message} help={words.messageHelp} />
      </MessageForm>
    </UntilLogout>
  )
}
