import { Helmet } from 'react-helmet'
import type { PageContext } from '../../pageTable/pageContext'
import { HeadTags } from './HeadTags'
import { ShareTags } from './ShareTags'
import { StructuredData } from '../structuredData/StructuredData'
import type { TemplateName } from '../../pageTable/templates'
import { emailLinkScript } from '../../features/newsletter/readEmailLink'
import { resetLinkScript } from '../../features/account/access/resetLink'

/** The head of a page's HTML. What shops and search engines read there besides its words is not kept up in a browser. */
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
 * In the head of a page that mailed links lead to: takes their tokens out of the address before anything else, and
 * tells nobody the address that the page was opened with. Nothing for other templates.
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
