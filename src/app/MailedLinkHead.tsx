import { Helmet } from 'react-helmet'
import { resetLinkScript } from '../features/account/password/resetLink'

/**
 * In the head of the page that mailed links lead to: takes their tokens out of the address before anything else, and
 * tells nobody the address that the page was opened with.
 */
export function MailedLinkHead() {
  return (
    <Helmet>
      <meta name="referrer" content="origin" />
      <script>{resetLinkScript}</script>
    </Helmet>
  )
}
