import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { wishlist as en } from '../../../src/i18n/en/wishlist'
import type { Language } from '../../../src/i18n/languages'
import { SidePanels } from '../../../src/layout/sidePanel/SidePanels'
import { wishlist as nl } from '../../../src/i18n/nl/wishlist'
import type { AppStore } from '../../../src/store/AppThunk'
import AccountWishlistTemplate from '../../../src/templates/account-wishlist'
import { buildTemplateElement } from '../dom/renderTemplate'
import type { startSandboxServer } from '../sandbox/startSandboxServer'
import { InPage, setLazyTestStore } from '../store/pageStore'

type Server = ReturnType<typeof startSandboxServer>

export const wishlistMessages = { nl, en }
export const wishlistPath = { nl: '/nl/mijn-wishlist', en: '/en/my-wishlist' }
export const pieceNames = {
  nl: { chair: 'Tove eetkamerstoel', bench: 'Tove bank' },
  en: { chair: 'Tove dining chair', bench: 'Tove bench' },
}

/** The browser contains a visitor's wishes, or the token of a customer's session. */
interface Visit {
  wishes?: object[]
  session?: string
  language?: Language
  query?: string
}

export function openWishlist(server: Server, { wishes = [], session = '', language = 'nl', query = '' }: Visit) {
  if (wishes.length > 0) window.localStorage.setItem('upnorth.wishlist', JSON.stringify(wishes))
  if (session) window.localStorage.setItem('upnorth.session', session)
  window.history.replaceState(null, '', wishlistPath[language] + query)
  // The database is created in advance, so that no test waits for it.
  void server.sandbox
  const shop = setLazyTestStore(language)
  const view = render(
    <>
      {buildTemplateElement(AccountWishlistTemplate, null, { language, template: 'account-wishlist' })}
      <InPage language={language}>
        <SidePanels />
      </InPage>
    </>,
  )
  return { ...view, shop, shopper: userEvent.setup() }
}

export const readStoredWishes = () => JSON.parse(window.localStorage.getItem('upnorth.wishlist') ?? '[]') as object[]

export const findCard = async (name: string) => (await screen.findByRole('link', { name })).closest('li')!
export const plainText = (element: Element) => element.textContent!.replace(/\u00a0/g, ' ')
export const inCart = (shop: AppStore) =>
  shop.getState().cart.cart?.items.map(({ name, quantity }) => `${quantity} × ${name}`)
