import { Helmet } from 'react-helmet'
import type { TemplateName } from '../pageTable/templates'
import { letterScript } from '../features/newsletter/letter/takeLetter'
import { resetLinkScript } from '../features/account/password/resetLink'

const scripts: Partial<Record<TemplateName, string>> = { 'lost-password': resetLinkScript, newsletter: letterScript }

/**
 * In the head of a page that mailed links lead to: takes their tokens out of the address before anything else, and
 * tells nobody the address that the page was opened with. Nothing for other templates.
 */
export function MailedLinkHead({ template }: { template: TemplateName }) {
  const script = scripts[template]
  if (!script) return null
  return (
    <Helmet>
      <meta name="referrer" content="origin" />
      <script>{script}</script>
    </Helmet>
  )
}
