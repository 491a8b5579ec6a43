import type { ReactNode } from 'react'
import { useWords } from '../../i18n/useWords'
import type { PageContext } from '../../pageTable/pageContext'
import type { TemplateName } from '../../pageTable/templates'
import { CheckoutFooter } from './CheckoutFooter'
import { CheckoutHeader } from './CheckoutHeader'
import { ErrorBoundary } from './ErrorBoundary'
import { Footer } from './Footer'
import { Header } from './Header'
import * as styles from './Layout.module.css'
import { NewsletterBand } from './NewsletterBand'
import { OfflineNotice } from './OfflineNotice'
import { RouteAnnouncer } from './RouteAnnouncer'
import { SidePanelPart } from './SidePanelPart'
import { SlowNavigationLine } from './SlowNavigationLine'

interface LayoutProps {
  pageContext: PageContext<unknown>
  /** Where the browser is: what went wrong at one path is forgotten at the next. */
  path: string
  children: ReactNode
}

/** Besides the checkout: the 404 page is fjord itself, and the newsletter's own page has its form. */
const withoutBand: readonly TemplateName[] = ['404', 'newsletter']

/** What stands around every page. The checkout has a header and footer of its own that lead nowhere else. */
export function Layout({ pageContext: page, path, children }: LayoutProps) {
  const words = useWords('frame')
  const checkout = page.template.startsWith('checkout-')

  return (
    <>
      <a className={styles.skip} href="#main">
        {words.skip}
      </a>
      {checkout ? <CheckoutHeader /> : <Header page={page} />}
      <SlowNavigationLine />
      <OfflineNotice />
      <main id="main" className={styles.main} tabIndex={-1}>
        <ErrorBoundary key={path}>{children}</ErrorBoundary>
      </main>
      {!checkout && !withoutBand.includes(page.template) && <NewsletterBand />}
      {checkout ? <CheckoutFooter /> : <Footer paths={page.paths} />}
      <SidePanelPart />
      <RouteAnnouncer title={page.head.title} />
    </>
  )
}
