import { bringMessages } from '../../../i18n/lateMessages'
import { UntilLogout } from './UntilLogout'
import type { ContactField } from './formFields'
import { MessageField } from './MessageField'
import { MessageForm } from './MessageForm'

const useMessages = bringMessages('contact')

const fields: readonly ContactField[] = ['name', 'email', 'phone', 'message']

export function ContactForm() {
  const { message: words } = useMessages('contact')
  return (
    <UntilLogout>
      <MessageForm
        name="contact"
        link="send_message"
        fields={fields}
        words={words}
        buildPayload={({ message }) => ({ message: message.trim() })}
      >
        <MessageField label={words.message} />
      </MessageForm>
    </UntilLogout>
  )
}
