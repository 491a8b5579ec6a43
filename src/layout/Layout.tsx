import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../i18n/useWords'
import type { PageContext } from '../pageTable/pageContext'
import type { TemplateName } from '../pageTable/templates'
import { CheckoutFooter, Footer } from './footer/Footer'
import { CheckoutHeader, Header } from './header/Header'
import { ErrorBoundary } from './errors/ErrorBoundary'
import { NewsletterBand } from './footer/NewsletterBand'
import { OfflineNotice } from './OfflineNotice'
import { LazySidePanel } from './sidePanel/LazySidePanel'
import { SlowNavigationNotice } from './SlowNavigationNotice'
import { VisuallyHidden } from '../ui/page/VisuallyHidden'
import * as styles from './Layout.module.css'

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
      <SlowNavigationNotice />
      <OfflineNotice />
      <main id="main" className={styles.main} tabIndex={-1}>
        <ErrorBoundary key={path}>{children}</ErrorBoundary>
      </main>
      {!checkout && !withoutBand.includes(page.template) && <NewsletterBand />}
      {checkout ? <CheckoutFooter /> : <Footer paths={page.paths} />}
      <LazySidePanel />
      <RouteAnnouncer title={page.head.title} />
    </>
  )
}

interface RouteAnnouncerProps {
  /** Of the page in view. */
  title: string
}

/**
 * Tells a screen reader the title of each page that comes after the first. Gatsby's own
 * announcer says the same in English on every page: it is hidden (global.css).
 */
function RouteAnnouncer({ title }: RouteAnnouncerProps) {
  const first = useRef(title)
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    if (title === first.current) return
    first.current = ''
    setAnnounced(title)
  }, [title])

  return (
    <VisuallyHidden>
      <span role="status">{announced}</span>
    </VisuallyHidden>
  )
}
