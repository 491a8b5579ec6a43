import { NewsletterPage, NewsletterPlaceholder } from '../features/newsletter/NewsletterPage'
import type { PageContext } from '../pageTable/pageContext'
import { LazySection } from '../layout/LazySection'

const loadNewsletter = () => import('../features/newsletter/NewsletterContent').then((chunk) => chunk.NewsletterContent)
const loadStockAlert = () => import('../features/newsletter/StockAlertContent').then((chunk) => chunk.StockAlertContent)

/**
 * /nl/nieuwsbrief, /en/newsletter and, for stock alerts, /nl/weer-op-voorraad, /en/back-in-stock, with #confirm=TOKEN or
 * #unsubscribe=TOKEN from an email link.
 */
export default function NewsletterTemplate({ pageContext }: { pageContext: PageContext }) {
  const isStockAlert = pageContext.id === 'stock-alert'
  return (
    <NewsletterPage page={pageContext} hasForm={!isStockAlert}>
      <LazySection
        load={isStockAlert ? loadStockAlert : loadNewsletter}
        words={isStockAlert ? ['newsletter', 'stockAlert'] : ['newsletter']}
        placeholder={<NewsletterPlaceholder hasForm={!isStockAlert} />}
      />
    </NewsletterPage>
  )
}
