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
  /** The current path: the error screen of one path disappears at the next. */
  path: string
  children: ReactNode
}

/** Besides the checkout: the 404 page has the colour of the band itself, and the newsletter page has the form. */
const withoutBand: readonly TemplateName[] = ['404', 'newsletter']

/** Renders what surrounds every page. The checkout has its own header and footer without links that lead away. */
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
  /** The title of the current page. */
  title: string
}

/**
 * Announces the title of each page after the first to a screen reader. Gatsby's own announcer always speaks English, so
 * global.css hides it.
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
