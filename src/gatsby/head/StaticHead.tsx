import { Helmet } from 'react-helmet'
import type { PageContext } from '../../pageTable/pageContext'
import { HeadTags } from './HeadTags'
import { ShareTags } from './ShareTags'
import { StructuredData } from '../structuredData/StructuredData'
import type { TemplateName } from '../../pageTable/templates'
import { emailLinkScript } from '../../features/newsletter/readEmailLink'
import { resetLinkScript } from '../../features/account/access/resetLink'

/** The head of a page's HTML. Tags for search engines and shared links are not updated in the browser. */
export function StaticHead({ page }: { page: PageContext<unknown> }) {
  return (
    <>
      <HeadTags page={page} />
      {!page.head.noindex && <ShareTags page={page} />}
      <EmailLinkHead template={page.template} />
      <StructuredData page={page} />
    </>
  )
}

const scripts: Partial<Record<TemplateName, string>> = { 'lost-password': resetLinkScript, newsletter: emailLinkScript }

/**
 * Removes the tokens of email links from the URL before any other script runs, and prevents browsers from sending them
 * as the referrer. Renders nothing for templates that email links do not open.
 */
function EmailLinkHead({ template }: { template: TemplateName }) {
  const script = scripts[template]
  if (!script) return null
  return (
    <Helmet>
      <meta name="referrer" content="origin" />
      <script>{script}</script>
    </Helmet>
  )
}
