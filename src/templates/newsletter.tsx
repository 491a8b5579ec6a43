import { NewsletterPage } from '../features/newsletter/NewsletterPage'
import { NewsletterPlaceholder } from '../features/newsletter/NewsletterPlaceholder'
import type { PageContext } from '../pageTable/pageContext'
import { ShopPart } from './parts/ShopPart'

/** /nl/nieuwsbrief, /en/newsletter; with #confirm=TOKEN or #unsubscribe=TOKEN from a letter. */
export default function NewsletterTemplate({ pageContext }: { pageContext: PageContext }) {
  return (
    <NewsletterPage page={pageContext}>
      <ShopPart
        load={() => import('../features/newsletter/NewsletterContent').then((chunk) => chunk.NewsletterContent)}
        words={['newsletter']}
        placeholder={<NewsletterPlaceholder />}
      />
    </NewsletterPage>
  )
}
