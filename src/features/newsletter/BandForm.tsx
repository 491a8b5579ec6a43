import { useWords } from '../../i18n/useWords'
import { EmailRequestForm } from './EmailRequestForm'
import { requestSubscription } from './useSubscription'

const request = ({ email }: { email: string }) => requestSubscription({ email, firstName: '', lastName: '' })

/** The newsletter form in the footer. The services are loaded only when the form is submitted. */
export function BandForm() {
  const { form: words } = useWords('newsletter')
  return <EmailRequestForm id="band-email" words={words} request={request} />
}
