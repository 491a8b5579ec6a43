import type { PageContext } from '../pageTable/pageContext'
import { HeadTags } from './HeadTags'
import { MailedLinkHead } from './MailedLinkHead'
import { ShareTags } from './ShareTags'
import { StructuredData } from './structuredData/StructuredData'

/** The head of a page's HTML. What shops and search engines read there besides its words is not kept up in a browser. */
export function BuiltHead({ page }: { page: PageContext<unknown> }) {
  return (
    <>
      <HeadTags page={page} />
      {!page.head.noindex && <ShareTags page={page} />}
      <MailedLinkHead template={page.template} />
      <StructuredData page={page} />
    </>
  )
}
