import { bringMessages } from '../../i18n/lateMessages'
import { EmailRequestForm } from './EmailRequestForm'
import type { NewsletterCall } from './useEmailRequest'

const useMessages = bringMessages('newsletter')

const createRequest =
  (email: string): NewsletterCall =>
  ({ requestNewsletterEmail }) =>
    requestNewsletterEmail({ email, firstName: '', lastName: '' })

export function NewsletterForm() {
  const { form: messages } = useMessages('newsletter')
  return <EmailRequestForm id="band-email" messages={messages} createRequest={createRequest} />
}
