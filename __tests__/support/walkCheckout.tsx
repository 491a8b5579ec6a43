import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSyncExternalStore, type ComponentType } from 'react'
import { eager as en } from '../../src/i18n/en/eager'
import { LanguageContext } from '../../src/i18n/LanguageContext'
import { languageId, type Language } from '../../src/i18n/languages'
import { eager as nl } from '../../src/i18n/nl/eager'
import { addWords } from '../../src/i18n/words'
import type { PageContext } from '../../src/pageTable/pageContext'
import { pathOf, type LinkedPage } from '../../src/pageTable/paths'
import { setShopLoader } from '../../src/state/door'
import { startShop } from '../../src/state/startShop'
import type { ShopStore } from '../../src/state/store'
import cart from '../../src/templates/cart'
import identification from '../../src/templates/checkout-identification'
import status from '../../src/templates/checkout-status'
import giftwrapping from '../../src/templates/checkout-step-giftwrapping'
import guest from '../../src/templates/checkout-step-guest'
import payment from '../../src/templates/checkout-step-payment'
import shipping from '../../src/templates/checkout-step-shipping'
import confirmation from '../../src/templates/order-confirmation'
import { ShopPart } from '../../src/templates/parts/ShopPart'
import { WholeSidePanel } from '../../src/templates/parts/WholeSidePanel'
import './modalDialog'
// The parts that pages fetch late, read ahead: a test waits for the page, not for the compiler.
import '../../src/templates/parts/WholeCart'
import '../../src/features/checkout/frame/CheckoutSummary'
import '../../src/features/checkout/giftwrapping/GiftStep'
import '../../src/features/checkout/identification/Identification'
import '../../src/features/checkout/info/InfoStep'
import '../../src/features/checkout/payment/PaymentStep'
import '../../src/features/checkout/shipping/ShippingStep'
import '../../src/features/checkout/status/StatusStep'
import '../../src/features/order/ConfirmationContent'
import '../../src/state/ShopProvider'
import { createTestStore } from './shopStore'

addWords('nl', nl)
addWords('en', en)

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

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const here = () => window.location.pathname

/** Stands in for Gatsby's router: knows the pages of cart and checkout, and notes where else a link would lead. */
function Pages({ language }: { language: Language }) {
  const path = useSyncExternalStore(subscribe, here)
  const ids = Object.keys(templates) as LinkedPage[]
  const id = ids.find((page) => pathOf(page, language) === path)
  const Page = id && templates[id]
  if (!Page) return <p>{path}</p>
  const breadcrumbs = [
    { name: 'Home', path: `/${language}` },
    { name: id, path },
  ]
  const pageContext = { id, template: id, language, breadcrumbs } as unknown as PageContext
  return (
    <main>
      <Page key={path} pageContext={pageContext} />
    </main>
  )
}

/** Opens a page of cart or checkout in a browser that may hold tokens already; links and steps lead on from there. */
export function walkCheckout(page: LinkedPage, language: Language = 'nl', query = '') {
  let shop: ShopStore | null = null
  setShopLoader(() => {
    shop = createTestStore(languageId[language])
    void shop.dispatch(startShop())
    return Promise.resolve(shop)
  })
  window.history.replaceState(null, '', pathOf(page, language) + query)
  const go = jest.fn((to: string, options: { replace?: boolean } = {}) => {
    window.history[options.replace ? 'replaceState' : 'pushState'](null, '', to)
    listeners.forEach((listener) => listener())
    return Promise.resolve()
  })
  Object.assign(globalThis, { ___navigate: go })
  const shopper = userEvent.setup()
  const view = render(
    <LanguageContext.Provider value={language}>
      <Pages language={language} />
      <ShopPart load={() => Promise.resolve(WholeSidePanel)} words={['panel', 'offers']} placeholder={null} />
    </LanguageContext.Provider>,
  )
  return {
    ...view,
    shopper,
    go,
    screen,
    /** The path and query in the address bar. */
    address: () => window.location.pathname + window.location.search,
    get shop(): ShopStore {
      if (!shop) throw new Error('The shop has not been asked for yet')
      return shop
    },
  }
}
