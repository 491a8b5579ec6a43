import { NewsletterPage, NewsletterPlaceholder } from '../features/newsletter/NewsletterPage'
import type { PageContext } from '../pageTable/pageContext'
import { LazySection } from '../layout/LazySection'

/** /nl/nieuwsbrief, /en/newsletter, with #confirm=TOKEN or #unsubscribe=TOKEN from an email link. */
export default function NewsletterTemplate({ pageContext }: { pageContext: PageContext }) {
  return (
    <NewsletterPage page={pageContext}>
      <LazySection
        load={() => import('../features/newsletter/NewsletterContent').then((chunk) => chunk.NewsletterContent)}
        words={['newsletter']}
        placeholder={<NewsletterPlaceholder />}
      />
    </NewsletterPage>
  )
}
