import { act, screen } from '@testing-library/react'
import { identity as identityNl } from '../../src/i18n/nl/identity'
import { AccountFrame } from '../../src/features/account/frame/AccountFrame'
import { AccountPage } from '../../src/features/account/frame/AccountPage'
import type { PageContext } from '../../src/pageTable/pageContext'
import { reloadCart } from '../../src/state/cart/loadStoredCart'
import { loadAddresses } from '../../src/state/session/addresses/loadAddresses'
import type { ShopStore } from '../../src/state/store'
import { ShopPart } from '../../src/templates/parts/ShopPart'
import { accountWords, openAccountPage } from './accountPage'
import { accountAddress, accountDetails, register } from './registered'
import { Shopper } from './sandboxShopper'
import { startShopServer } from './shopServer'
import '../../src/templates/parts/WholeOrders'

export const { nl } = accountWords
export const { login } = identityNl

/** A place of the account where somebody types. */
const Notes = () => (
  <AccountFrame current="addresses">
    <label>
      Notitie <input />
    </label>
    <input type="password" id="password" aria-label="Ander veld" />
  </AccountFrame>
)
export function NotesPage({ pageContext: page }: { pageContext: PageContext }) {
  return (
    <AccountPage page={page}>
      <ShopPart load={() => Promise.resolve(Notes)} words={['account', 'identity']} placeholder={null} />
    </AccountPage>
  )
}
export const note = () => screen.getByLabelText('Notitie')
export const openNotes = () => openAccountPage(NotesPage, 'my-addresses')

/** A shop with a page of the account on which somebody types. */
export function startAccountNotes() {
  const server = startShopServer()

  const hasAccount = (email = accountDetails.email) =>
    register(new Shopper(server.sandbox), { ...accountDetails, ...accountAddress, email })
  /** The session ends at the shop, and the page comes to know it. */
  async function sessionEnds(shop: ShopStore, ...others: ShopStore[]) {
    server.sandbox.database.run('DELETE FROM session')
    await act(async () => {
      await shop.dispatch(loadAddresses())
      // Until the other tabs have done what they do about it.
      for (const other of others) await other.dispatch(reloadCart())
    })
  }
  return { server, hasAccount, sessionEnds }
}
