import { act, screen } from '@testing-library/react'
import { identity as identityNl } from '../../../src/i18n/nl/identity'
import { AccountFrame } from '../../../src/features/account/frame/AccountFrame'
import { AccountPage } from '../../../src/features/account/frame/AccountPage'
import type { PageContext } from '../../../src/pageTable/pageContext'
import { reloadCart } from '../../../src/store/cart/storedCartThunks'
import { loadAddresses } from '../../../src/store/account/addresses'
import type { AppStore } from '../../../src/store/AppThunk'
import { lazySection } from '../../../src/layout/lazySection'
import { accountMessages, openAccountPage } from './accountPage'
import { accountAddress, accountDetails, register } from '../sandbox/register'
import { Shopper } from '../sandbox/Shopper'
import { startSandboxServer } from '../sandbox/startSandboxServer'

export const { nl } = accountMessages
export const { login } = identityNl

const Notes = () => (
  <AccountFrame currentSection="addresses">
    <label>
      Notitie <input />
    </label>
    <input type="password" id="password" aria-label="Ander veld" />
  </AccountFrame>
)
const NotesSection = lazySection(() => Promise.resolve(Notes))

export function NotesPage({ pageContext: page }: { pageContext: PageContext }) {
  return (
    <AccountPage page={page}>
      <NotesSection placeholder={null} />
    </AccountPage>
  )
}
export const note = () => screen.getByLabelText('Notitie')
export const openNotes = () => openAccountPage(NotesPage, 'my-addresses')

export function startAccountNotes() {
  const server = startSandboxServer()

  const hasAccount = (email = accountDetails.email) =>
    register(new Shopper(server.sandbox), { ...accountDetails, ...accountAddress, email })
  /** Ends the session in the shop API and makes the page detect the end. */
  async function sessionEnds(shop: AppStore, ...others: AppStore[]) {
    server.sandbox.database.run('DELETE FROM session')
    await act(async () => {
      await shop.dispatch(loadAddresses())
      // The other tabs must detect the end first.
      for (const other of others) await other.dispatch(reloadCart())
    })
  }
  return { server, hasAccount, sessionEnds }
}
