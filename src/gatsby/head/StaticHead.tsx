import { Helmet } from 'react-helmet'
import type { PageContext } from '../../pageTable/pageContext'
import { HeadTags } from './HeadTags'
import { ShareTags } from './ShareTags'
import { StructuredData } from '../structuredData/StructuredData'
import type { TemplateName } from '../../pageTable/templates'
import { emailLinkScript } from '../../features/newsletter/readEmailLink'
import { resetLinkScript } from '../../features/account/access/resetLink'

/** The head of a page's HTML. What only search engines and shared links read is not updated in the browser. */
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
 * In the head of a page that email links lead to: removes their tokens from the URL before anything else runs, and
 * sends no referrer with them. Renders nothing for other templates.
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
