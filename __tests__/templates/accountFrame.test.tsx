import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { HttpResponse } from 'msw'
import { identity as identityNl } from '../../src/i18n/nl/identity'
import { order as orderEn } from '../../src/i18n/en/order'
import { order as orderNl } from '../../src/i18n/nl/order'
import { AccountFrame } from '../../src/features/account/frame/AccountFrame'
import { AccountPage } from '../../src/features/account/frame/AccountPage'
import type { PageContext } from '../../src/pageTable/pageContext'
import { reloadCart } from '../../src/state/cart/loadStoredCart'
import { loadAddresses } from '../../src/state/session/addresses/loadAddresses'
import { logOut } from '../../src/state/session/logOut'
import { startShop } from '../../src/state/startShop'
import type { ShopStore } from '../../src/state/store'
import AccountOrdersPage from '../../src/templates/account-orders'
import { ShopPart } from '../../src/templates/parts/ShopPart'
import '../../src/templates/parts/WholeOrders'
import { accountWords, logInHere, loginHeading, openAccountPage } from '../support/accountPage'
import { openBrowser } from '../support/browser'
import { withCustomer, withGuest } from '../support/filledCart'
import { field } from '../support/guestForm'
import { accountAddress, accountDetails, register } from '../support/registered'
import { Shopper } from '../support/sandboxShopper'
import { startShopServer } from '../support/shopServer'
import { createTestStore, gate } from '../support/shopStore'

const server = startShopServer()
const languages = ['nl', 'en'] as const
const { nl } = accountWords
const { login } = identityNl
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

/** A place of the account where somebody types. */
const Notes = () => (
  <AccountFrame current="addresses">
    <label>
      Notitie <input />
    </label>
    <input type="password" id="password" aria-label="Ander veld" />
  </AccountFrame>
)
function NotesPage({ pageContext: page }: { pageContext: PageContext }) {
  return (
    <AccountPage page={page}>
      <ShopPart load={() => Promise.resolve(Notes)} words={['account', 'identity']} placeholder={null} />
    </AccountPage>
  )
}
const note = () => screen.getByLabelText('Notitie')
const openNotes = () => openAccountPage(NotesPage, 'my-addresses')

describe('who is not logged in', () => {
  test.each([
    ['nl', orderNl],
    ['en', orderEn],
  ] as const)(
    'comes by a deep link to orders, logs in there and is where the link leads, in %s',
    async (language, order) => {
      await hasAccount()
      const behind = '?van=brief#onder'
      const page = openAccountPage(AccountOrdersPage, 'my-orders', { language, template: 'account-orders', behind })
      const address = window.location.href
      await loginHeading(language)
      const { gate: words, identity } = page.words
      expect(screen.getByText(words.intro)).toBeVisible()
      expect(screen.getByRole('link', { name: words.create })).toHaveAttribute(
        'href',
        language === 'nl' ? '/nl/nieuwe-account' : '/en/new-account',
      )
      expect(screen.getByRole('link', { name: identity.login.forgotten })).toHaveAttribute(
        'href',
        language === 'nl' ? '/nl/wachtwoord-opvragen' : '/en/password-recovery',
      )
      expect(screen.queryByRole('navigation', { name: page.words.navigation })).not.toBeInTheDocument()
      expect(await axe(page.container)).toHaveNoViolations()

      await logInHere(page.shopper, language)
      expect(await screen.findByText(new RegExp(`^${order.list.none}`))).toBeVisible()
      expect(window.location.href).toBe(address)
      expect(page.go).not.toHaveBeenCalled()
      expect(screen.queryByRole('heading', { name: words.title })).not.toBeInTheDocument()
    },
  )

  test('a guest is asked to log in as well', async () => {
    await withGuest(server)
    openNotes()
    await loginHeading()
    expect(screen.queryByLabelText('Notitie')).not.toBeInTheDocument()
  })

  test.each(languages)('hears in %s what is wrong with what was typed', async (language) => {
    await hasAccount()
    const { shopper, container } = openAccountPage(NotesPage, 'my-addresses', { language })
    const words = accountWords[language].identity
    await loginHeading(language)
    await shopper.click(screen.getByRole('button', { name: words.login.submit }))
    await screen.findByRole('group', { name: words.info.summary(2) })
    expect(await axe(container)).toHaveNoViolations()
    for (const email of [accountDetails.email, 'niemand@example.be']) {
      await logInHere(shopper, language, { email, password: 'iets anders' })
      await waitFor(() => expect(field(words.login.password)).toHaveAccessibleDescription(words.login.errors.failed))
      expect(field(words.login.email)).toHaveValue(email)
      expect(field(words.login.password)).toHaveValue('iets anders')
    }
  })

  test.each([
    [
      'too many attempts',
      () => HttpResponse.json({ data: { retry_after: 90 } }, { status: 429 }),
      login.errors.tooMany(2),
    ],
    ['no connection', () => HttpResponse.error(), identityNl.form.network],
    ['a fault of the shop', () => HttpResponse.json({}, { status: 500 }), identityNl.form.other],
  ])('is told of %s, loses nothing typed and can try again', async (_name, answer, message) => {
    await hasAccount()
    server.overrideAnswer('post', '/v1/sessions', answer)
    const { shopper } = openNotes()
    await logInHere(shopper)
    expect(await screen.findByText(message)).toBeVisible()
    expect(field(login.email)).toHaveValue(accountDetails.email)
    expect(field(login.password)).toHaveValue(accountDetails.password)
    server.server.resetHandlers()
    await shopper.click(screen.getByRole('button', { name: login.submit }))
    await waitFor(() => expect(note()).toBeVisible())
  })
})

describe('while the stored session is loading', () => {
  test('the log-in does not flash up, then the page is there with its navigation', async () => {
    await withCustomer(server)
    const { open, opened } = gate()
    server.overrideAnswer('get', '/v1/me', async ({ request }) => {
      await opened
      return server.shop(request)
    })
    const { container } = openNotes()
    expect(await screen.findByText(nl.gate.loading)).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: nl.gate.title })).not.toBeInTheDocument()
    open()
    await waitFor(() => expect(note()).toBeVisible())
    const navigation = within(screen.getByRole('navigation', { name: nl.navigation }))
    expect(navigation.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Overzicht', '/nl/mijn-account'],
      ['Bestellingen', '/nl/mijn-bestellingen'],
      ['Adressen1', '/nl/mijn-adressen'],
      ['Wishlist', '/nl/mijn-wishlist'],
      ['Wenslijsten', '/nl/mijn-wenslijsten'],
      ['Gegevens en nieuwsbrief', '/nl/mijn-account#details'],
    ])
    expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent('Adressen')
    expect(await axe(container)).toHaveNoViolations()
  })

  test('a shop that cannot be reached is said, and can be asked again', async () => {
    await withCustomer(server)
    server.overrideAnswer('get', '/v1', () => HttpResponse.error())
    const { shopper } = openNotes()
    expect(await screen.findByText(nl.gate.failed)).toBeVisible()
    server.server.resetHandlers()
    await shopper.click(screen.getByRole('button', { name: nl.gate.retry }))
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await waitFor(() => expect(note()).toBeVisible())
  })

  test.each([
    ['has run out', () => HttpResponse.json({ type: 'not_logged_in' }, { status: 401 }), nl.gate.why.ended],
    ['cannot be asked for', () => HttpResponse.json({}, { status: 500 }), nl.gate.why.unknown],
  ])('a session that %s: says so, and asks to log in', async (_name, answer, message) => {
    await withCustomer(server)
    server.overrideAnswer('get', '/v1/me', answer)
    const { shopper } = openNotes()
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    server.server.resetHandlers()
    await logInHere(shopper)
    await waitFor(() => expect(note()).toBeVisible())
  })
})

describe('a session that ends while somebody works', () => {
  test('says so, and after logging in again everything typed is still there', async () => {
    await withCustomer(server)
    const { shop, shopper, container } = openNotes()
    await shopper.type(await screen.findByLabelText('Notitie'), 'half een zin')
    await sessionEnds(shop)
    expect(await screen.findByRole('alert')).toHaveTextContent(nl.gate.why.endedKept)
    expect(await loginHeading()).toHaveFocus()
    expect(note()).not.toBeVisible()
    expect(field(login.email)).toHaveValue(accountDetails.email)
    expect(await axe(container)).toHaveNoViolations()
    await logInHere(shopper, 'nl', { ...accountDetails, password: 'niet dit' })
    await waitFor(() => expect(field(login.password)).toHaveAccessibleDescription(login.errors.failed))
    expect(screen.getByRole('alert')).toHaveTextContent(nl.gate.why.endedKept)
    await logInHere(shopper)
    await waitFor(() => expect(note()).toBeVisible())
    expect(note()).toHaveValue('half een zin')
    expect(screen.queryByRole('heading', { name: nl.gate.title })).not.toBeInTheDocument()
  })

  test('shows nothing of it to another customer', async () => {
    await hasAccount('bo@example.be')
    await withCustomer(server)
    const { shop, shopper } = openNotes()
    await shopper.type(await screen.findByLabelText('Notitie'), 'half een zin')
    await sessionEnds(shop)
    await logInHere(shopper, 'nl', { ...accountDetails, email: 'bo@example.be' })
    await waitFor(() => expect(note()).toBeVisible())
    expect(note()).toHaveValue('')
  })
})

describe('logging out', () => {
  test.each(languages)(
    'from the navigation, in %s: nothing of the customer stays, and it is said',
    async (language) => {
      await withCustomer(server)
      const { shopper, words, shop } = openAccountPage(NotesPage, 'my-addresses', { language })
      await shopper.type(await screen.findByLabelText('Notitie'), 'half een zin')
      await shopper.click(screen.getByRole('button', { name: words.logOut }))
      expect(await screen.findByText(words.gate.why.left)).toBeVisible()
      expect(await loginHeading(language)).toHaveFocus()
      expect(screen.queryByLabelText('Notitie')).not.toBeInTheDocument()
      expect(field(words.identity.login.email)).toHaveValue('')
      expect({ ...window.localStorage }).toEqual({})
      await waitFor(() => expect(server.sandbox.database.all('SELECT * FROM session')).toEqual([]))
      await logInHere(shopper, language)
      await waitFor(() => expect(note()).toHaveValue(''))
      expect(shop.getState().session.customer?.email).toBe(accountDetails.email)
    },
  )

  test.each(languages)('in the other tab shows here at once, in %s', async (language) => {
    const browser = openBrowser()
    await withCustomer(server)
    const { store: there, close } = browser.openTab(() => createTestStore())
    await there.dispatch(startShop())
    const { shopper, words, shop } = openAccountPage(NotesPage, 'my-addresses', { language })
    await shopper.type(await screen.findByLabelText('Notitie'), 'half een zin')
    await act(async () => {
      await there.dispatch(logOut())
      await shop.dispatch(reloadCart())
    })
    expect(await screen.findByText(words.gate.why.left)).toBeVisible()
    expect(screen.queryByLabelText('Notitie')).not.toBeInTheDocument()
    close()
    browser.leave()
  })

  test('a session that only ran out in the other tab keeps what was typed here', async () => {
    const browser = openBrowser()
    await withCustomer(server)
    const { store: there, close } = browser.openTab(() => createTestStore())
    await there.dispatch(startShop())
    const { shop, shopper } = openNotes()
    await shopper.type(await screen.findByLabelText('Notitie'), 'half een zin')
    await sessionEnds(there, shop)
    await loginHeading()
    await logInHere(shopper)
    await waitFor(() => expect(note()).toBeVisible())
    expect(note()).toHaveValue('half een zin')
    close()
    browser.leave()
  })
})
