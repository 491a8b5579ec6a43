import { bringMessages } from '../../../i18n/lateMessages'
import type { ContactField } from './formFields'
import { MessageField } from './MessageField'
import { MessageForm } from './MessageForm'

const useMessages = bringMessages('contact')

const fieldOrder: readonly ContactField[] = ['name', 'email', 'phone', 'message', 'files']

/** @param page the id of the vacancy's page */
export function ApplicationForm({ page }: { page: string }) {
  const { application: messages } = useMessages('contact')
  return (
    <MessageForm
      name={page}
      link="apply"
      fields={fieldOrder}
      areFilesRequired
      messages={messages}
      attachments={{ purpose: 'application', label: messages.files }}
      buildPayload={({ message }) => ({ job: page, message: message.trim() })}
    >
      <MessageField label={messages.message} help={messages.messageHelp} />
    </MessageForm>
  )
}
