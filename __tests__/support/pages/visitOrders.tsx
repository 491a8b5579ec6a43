import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { order as orderEn } from '../../../src/i18n/en/order'
import type { Language } from '../../../src/i18n/languages'
import { order as orderNl } from '../../../src/i18n/nl/order'
import type { PageContext } from '../../../src/pageTable/pageContext'
import { buildPages } from '../../../src/pageTable/pages/buildPages'
import { buildPath } from '../../../src/pageTable/paths'
import { loadShopFiles } from '../data/loadShopFiles'
import { markHydrated } from '../../../src/store/browser/pageLoad'
import NotFoundPage from '../../../src/templates/404'
import AccountOrdersPage from '../../../src/templates/account-orders'
import { fakeCatalogue } from '../data/fakeCatalogue'
import { buildNotFoundPage } from './notFoundPage'
import { address, fakeRouter, useAddress } from '../dom/fakeRouter'
import { InPage, setLazyTestStore } from '../store/pageStore'

export const orderMessages = { nl: orderNl, en: orderEn }

const pages = buildPages({ ...loadShopFiles(), catalogue: fakeCatalogue(), limit: 0 })

/**
 * Shows the page data that the layout uses: the title, the breadcrumb, and whether search engines may index the page.
 */
const Tab = ({ page: { head, breadcrumbs } }: { page: PageContext<unknown> }) => (
  <p data-testid="tab">
    {[head.title, head.noindex ? 'noindex' : 'index', ...breadcrumbs.map(({ name }) => name)].join(' / ')}
  </p>
)

function NotFound({ language }: { language: Language }) {
  const [page] = useState(() => buildNotFoundPage(language))
  const [found, setFound] = useState<PageContext<unknown> | null>(null)
  return (
    <>
      <Tab page={found ?? page} />
      <NotFoundPage pageContext={page} location={window.location} onFound={setFound} />
    </>
  )
}

/**
 * Replaces Gatsby's router. It contains the page of all orders and the 404 page below it, and records any other target
 * of a link.
 */
function Pages({ language }: { language: Language }) {
  useAddress()
  const { pathname } = window.location
  const list = pages.find(({ path }) => path === pathname)?.context as PageContext | undefined
  if (list?.id === 'my-orders') return <AccountOrdersPage pageContext={list} />
  if (!pathname.startsWith(`${buildPath('my-orders', language)}/`)) return <p>{address()}</p>
  return <NotFound language={language} />
}

/** Opens the orders of an account, or the page at `below`, in a browser that may contain tokens. */
export function visitOrders(language: Language = 'nl', below = '') {
  const shop = setLazyTestStore(language)
  window.history.replaceState(null, '', buildPath('my-orders', language) + below)
  fakeRouter()
  const shopper = userEvent.setup()
  const view = render(
    <InPage language={language}>
      <main>
        <Pages language={language} />
      </main>
    </InPage>,
  )
  markHydrated()
  return {
    ...view,
    shopper,
    screen,
    address,
    shop,
  }
}
