import { bringMessages } from '../../i18n/lateMessages'
import { EmailRequestForm } from './EmailRequestForm'
import { requestSubscription } from './useEmailRequest'

const useMessages = bringMessages('newsletter')

const requestByEmail = ({ email }: { email: string }) => requestSubscription({ email, firstName: '', lastName: '' })

export function NewsletterForm() {
  const { form: messages } = useMessages('newsletter')
  return <EmailRequestForm id="band-email" messages={messages} request={requestByEmail} />
}
