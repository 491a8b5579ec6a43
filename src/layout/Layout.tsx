import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useMessages } from '../i18n/useMessages'
import type { PageContext } from '../pageTable/pageContext'
import type { TemplateName } from '../pageTable/templates'
import { CheckoutFooter, Footer } from './footer/Footer'
import { CheckoutHeader, Header } from './header/Header'
import { ErrorBoundary } from './errors/ErrorBoundary'
import { NewsletterBand } from './footer/NewsletterBand'
import { lazyPart } from '../ui/page/lazyPart'
import { selectPanelContent } from '../store/sidePanelSlice'
import { selectIsOpen } from '../store/appSlice'
import { useAppSelector } from '../store/hooks'
import { SlowNavigationNotice } from './SlowNavigationNotice'
import { VisuallyHidden } from '../ui/page/VisuallyHidden'
import { useIsOffline } from '../ui/page/useIsOffline'
import * as styles from './Layout.module.css'

interface LayoutProps {
  pageContext: PageContext<unknown>
  /** An error screen disappears when the path changes. */
  path: string
  children: ReactNode
}

const SidePanels = lazyPart(() =>
  import(/* webpackChunkName: "services" */ './sidePanel/SidePanels').then((chunk) => chunk.SidePanels),
)

/**
 * The templates of the pages on which users browse. Other pages, on which users order or manage something, have no
 * newsletter band.
 */
const templatesWithBand: readonly TemplateName[] = [
  'homepage',
  'category',
  'product',
  'sku',
  'brands',
  'brand',
  'family',
  'campaign',
  'new-arrivals',
  'sale',
  'content',
]

export function Layout({ pageContext: page, path, children }: LayoutProps) {
  const messages = useMessages('frame')
  const isCheckout = page.template.startsWith('checkout-')
  const hasPanels = useAppSelector((state) => selectIsOpen(state) || selectPanelContent(state) !== null)

  return (
    <>
      <a className={styles.skip} href="#main">
        {messages.skip}
      </a>
      {isCheckout ? <CheckoutHeader /> : <Header page={page} />}
      <SlowNavigationNotice />
      <OfflineNotice />
      <main id="main" className={styles.main} tabIndex={-1}>
        <ErrorBoundary key={path}>{children}</ErrorBoundary>
      </main>
      {__OFFERED__.newsletter && templatesWithBand.includes(page.template) && <NewsletterBand />}
      {isCheckout ? <CheckoutFooter paths={page.paths} /> : <Footer paths={page.paths} />}
      {hasPanels && <SidePanels />}
      <RouteAnnouncer title={page.head.title} />
    </>
  )
}

/**
 * Announces the title of every page after the first to screen readers. Gatsby's announcer always uses English, so
 * global.css hides it.
 */
function RouteAnnouncer({ title }: { title: string }) {
  const initialTitle = useRef(title)
  const [announcedTitle, setAnnouncedTitle] = useState('')

  useEffect(() => {
    if (title === initialTitle.current) return
    initialTitle.current = ''
    setAnnouncedTitle(title)
  }, [title])

  return <VisuallyHidden role="status">{announcedTitle}</VisuallyHidden>
}

/** A Note would not do, because its code and styles cannot be loaded while the device is offline. */
function OfflineNotice() {
  const messages = useMessages('frame')
  const isOffline = useIsOffline()
  return (
    <div className={styles.offline} role="status">
      {isOffline && <p className="wrap">{messages.offline}</p>}
    </div>
  )
}
