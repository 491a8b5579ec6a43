import { bringMessages } from '../../../i18n/lateMessages'
import { UntilLogout } from './UntilLogout'
import type { ContactField } from './formFields'
import { MessageField } from './MessageField'
import { MessageForm } from './MessageForm'

const useMessages = bringMessages('contact')

const fields: readonly ContactField[] = ['name', 'email', 'phone', 'message', 'files']

/** An application for a vacancy, with a CV. `page` is the id of the vacancy's page. */
export function ApplicationForm({ page }: { page: string }) {
  const { application: words } = useMessages('contact')
  return (
    <UntilLogout>
      <MessageForm
        name={page}
        link="apply"
        fields={fields}
        areFilesRequired
        words={words}
        attachments={{ purpose: 'application', label: words.files }}
        buildPayload={({ message }) => ({ job: page, message: message.trim() })}
      >
        <MessageField label={words.message} help={words.messageHelp} />
      </MessageForm>
    </UntilLogout>
  )
}
