import { bringMessages } from '../../../i18n/lateMessages'
import type { ContactField } from './formFields'
import { MessageField } from './MessageField'
import { MessageForm } from './MessageForm'

const useMessages = bringMessages('contact')

const fieldOrder: readonly ContactField[] = ['name', 'email', 'phone', 'message']

export function ContactForm() {
  const { message: messages } = useMessages('contact')
  return (
    <MessageForm
      name="contact"
      link="send_message"
      fields={fieldOrder}
      messages={messages}
      buildPayload={({ message }) => ({ message: message.trim() })}
    >
      <MessageField label={messages.message} />
    </MessageForm>
  )
}
