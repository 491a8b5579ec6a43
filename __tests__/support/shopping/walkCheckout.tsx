import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import type { Language } from '../../../src/i18n/languages'
import type { PageContext } from '../../../src/pageTable/pageContext'
import { buildPath, buildYourOwnPath, type LinkedPage } from '../../../src/pageTable/paths'
import cart from '../../../src/templates/cart'
import identification from '../../../src/templates/checkout-identification'
import status from '../../../src/templates/checkout-status'
import giftwrapping from '../../../src/templates/checkout-step-giftwrapping'
import guest from '../../../src/templates/checkout-step-guest'
import payment from '../../../src/templates/checkout-step-payment'
import shipping from '../../../src/templates/checkout-step-shipping'
import confirmation from '../../../src/templates/order-confirmation'
import { SidePanels } from '../../../src/layout/sidePanel/SidePanels'
import { room } from '../data/catalogueFixtures'
import { fakeIntersectionObserver } from '../dom/fakeIntersectionObserver'
import { address, fakeRouter, useAddress } from '../dom/fakeRouter'
import type { startSandboxServer } from '../sandbox/startSandboxServer'
import { withCart } from '../sandbox/storeVisitor'
import { InPage, setLazyTestStore } from '../store/pageStore'
import { findLine } from './visitCart'

const templates: Partial<Record<LinkedPage, ComponentType<{ pageContext: PageContext }>>> = {
  cart,
  checkout: identification,
  'checkout-step-guest': guest,
  'checkout-step-shipping': shipping,
  'checkout-step-giftwrapping': giftwrapping,
  'checkout-step-payment': payment,
  'checkout-status': status,
  'order-confirmation': confirmation,
}

/**
 * Replaces Gatsby's router. It contains the pages of the cart and the checkout, and records any other target of a link.
 */
function Pages({ language }: { language: Language }) {
  useAddress()
  const path = window.location.pathname
  const ids = Object.keys(templates) as LinkedPage[]
  const id = ids.find((page) => buildPath(page, language) === path)
  const Page = id && templates[id]
  if (!Page) return <p>{path}</p>
  const breadcrumbs = [
    { name: 'Home', path: `/${language}` },
    { name: id, path },
  ]
  const start = { name: 'Tafels', path: '/nl/tafels' }
  const content =
    id === 'cart' ? { buildYourOwnPath: buildYourOwnPath('stegmark', language), start, payment: 'iDEAL.' } : null
  const pageContext = {
    id,
    template: id,
    language,
    breadcrumbs,
    content,
    room: room('room-chairs'),
  } as unknown as PageContext
  return (
    <main>
      <Page key={path} pageContext={pageContext} />
    </main>
  )
}

/** Resolves to the title of the page, once it is this one. */
export const findTitle = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

/** Opens a page of the cart or the checkout in a browser that may contain tokens. Links and steps then work. */
export function walkCheckout(page: LinkedPage, language: Language = 'nl', query = '') {
  const shop = setLazyTestStore(language)
  // The row of products that go with a cart loads only in a test that scrolls to it.
  fakeIntersectionObserver()
  window.history.replaceState(null, '', buildPath(page, language) + query)
  const go = fakeRouter()
  const shopper = userEvent.setup()
  const view = render(
    <InPage language={language}>
      <Pages language={language} />
      <SidePanels />
    </InPage>,
  )
  return {
    ...view,
    shopper,
    go,
    screen,
    address,
    shop,
  }
}

/** Opens the cart page with these items. `line` is that of the first item. */
export async function openCart(
  server: ReturnType<typeof startSandboxServer>,
  language: Language,
  ...items: [item: { id: number; nl: string; en: string }, quantity: number][]
) {
  const visitor = await withCart(
    server,
    items.map(([{ id }, quantity]) => [id, quantity]),
  )
  const walk = walkCheckout('cart', language)
  return { ...walk, visitor, line: await findLine(items[0]![0][language]) }
}
