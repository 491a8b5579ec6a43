import { NewsletterPage, NewsletterPlaceholder } from '../features/newsletter/NewsletterPage'
import { useEmailLink } from '../features/newsletter/useEmailLink'
import type { PageContext } from '../pageTable/pageContext'
import { lazySection } from '../layout/lazySection'

const NewsletterContent = lazySection(() =>
  import(/* webpackChunkName: "newsletter" */ '../features/newsletter/NewsletterContent').then(
    (chunk) => chunk.NewsletterContent,
  ),
)
const StockAlertContent = lazySection(() =>
  import(/* webpackChunkName: "newsletter" */ '../features/newsletter/StockAlertContent').then(
    (chunk) => chunk.StockAlertContent,
  ),
)

/**
 * /nl/nieuwsbrief, /en/newsletter and, for stock alerts, /nl/weer-op-voorraad, /en/back-in-stock, with #confirm=TOKEN
 * or #unsubscribe=TOKEN from an email link.
 */
export default function NewsletterTemplate({ pageContext }: { pageContext: PageContext }) {
  const emailLink = useEmailLink()
  const isStockAlert = pageContext.id === 'stock-alert'
  const Content = isStockAlert ? StockAlertContent : NewsletterContent
  return (
    <NewsletterPage page={pageContext} hasForm={!isStockAlert}>
      <Content emailLink={emailLink} placeholder={<NewsletterPlaceholder hasForm={!isStockAlert} />} />
    </NewsletterPage>
  )
}
