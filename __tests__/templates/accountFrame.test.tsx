import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { identity as identityNl } from '../../src/i18n/nl/identity'
import { order as orderEn } from '../../src/i18n/en/order'
import { order as orderNl } from '../../src/i18n/nl/order'
import AccountOrdersPage from '../../src/templates/account-orders'
import { accountMessages, logInHere, findLoginHeading, openAccountPage } from '../support/pages/accountPage'
import { withCustomer, withGuest } from '../support/sandbox/storeVisitor'
import { field } from '../support/shopping/guestForm'
import { accountDetails } from '../support/sandbox/register'
import { login, nl, note, NotesPage, openNotes, startAccountNotes } from '../support/pages/accountWithTypedText'
import { readCommonErrors, retryLabel } from '../support/data/commonSentences'

const { server, hasAccount } = startAccountNotes()

describe('an account page without a session', () => {
  test.each([
    ['nl', orderNl],
    ['en', orderEn],
  ] as const)(
    'a deep link to the orders shows the login form first and the orders after the login, in %s',
    async (language, order) => {
      await hasAccount()
      const behind = '?van=brief#onder'
      const page = openAccountPage(AccountOrdersPage, 'my-orders', { language, template: 'account-orders', behind })
      const address = window.location.href
      await findLoginHeading(language)
      const { gate: messages, identity } = page.messages
      expect(screen.getByText(messages.intro.orders)).toBeVisible()
      expect(screen.getByRole('link', { name: messages.create })).toHaveAttribute(
        'href',
        language === 'nl' ? '/nl/nieuwe-account' : '/en/new-account',
      )
      expect(screen.getByRole('link', { name: identity.login.forgotten })).toHaveAttribute(
        'href',
        language === 'nl' ? '/nl/wachtwoord-opvragen' : '/en/password-recovery',
      )
      expect(screen.queryByRole('navigation', { name: page.messages.navigation })).not.toBeInTheDocument()

      await logInHere(page.shopper, language)
      expect(await screen.findByText(new RegExp(`^${order.list.none}`))).toBeVisible()
      expect(window.location.href).toBe(address)
      expect(page.go).not.toHaveBeenCalled()
      expect(screen.queryByRole('heading', { name: messages.title })).not.toBeInTheDocument()
    },
  )

  test('a guest sees the login form', async () => {
    await withGuest(server)
    openNotes()
    await findLoginHeading()
    expect(screen.queryByLabelText('Notitie')).not.toBeInTheDocument()
  })

  test('a typed email address survives a reload, and a typed password does not', async () => {
    const first = openNotes()
    await findLoginHeading()
    await first.shopper.type(field(login.email), accountDetails.email)
    await first.shopper.type(field(login.password), accountDetails.password)
    window.dispatchEvent(new Event('pagehide'))
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain(accountDetails.password)
    first.unmount()
    openNotes()
    await findLoginHeading()
    expect(field(login.email)).toHaveValue(accountDetails.email)
    expect(field(login.password)).toHaveValue('')
  })

  test('a login with empty or wrong values shows errors at its fields, and the typed text stays', async () => {
    const language = 'en'
    await hasAccount()
    const { shopper } = openAccountPage(NotesPage, 'my-addresses', { language })
    const messages = accountMessages[language].identity
    await findLoginHeading(language)
    await shopper.click(screen.getByRole('button', { name: messages.login.submit }))
    await screen.findByRole('group', { name: messages.info.summary(2) })
    for (const email of [accountDetails.email, 'niemand@example.be']) {
      await logInHere(shopper, language, { email, password: 'iets anders' })
      await waitFor(() =>
        expect(field(messages.login.password)).toHaveAccessibleDescription(messages.login.errors.failed),
      )
      expect(field(messages.login.email)).toHaveValue(email)
      expect(field(messages.login.password)).toHaveValue('iets anders')
    }
  })

  test.each([
    [
      'too many attempts',
      () => HttpResponse.json({ data: { retry_after: 90 } }, { status: 429 }),
      login.errors.tooMany(2),
    ],
    ['no connection', () => HttpResponse.error(), readCommonErrors(identityNl.form).network],
  ])(
    'after %s a message is shown, the typed text stays, and a second attempt succeeds',
    async (_name, answer, message) => {
      await hasAccount()
      server.overrideAnswer('post', '/v1/sessions', answer)
      const { shopper } = openNotes()
      await logInHere(shopper)
      expect(await screen.findByText(message)).toBeVisible()
      expect(field(login.email)).toHaveValue(accountDetails.email)
      expect(field(login.password)).toHaveValue(accountDetails.password)
      server.restoreCalls()
      await shopper.click(screen.getByRole('button', { name: login.submit }))
      await waitFor(() => expect(note()).toBeVisible())
    },
  )
})

describe('while the stored session is loading', () => {
  test('a loading message is shown instead of the login form until the page appears with its navigation', async () => {
    await withCustomer(server)
    const { answer: open } = server.holdAnswer('get', '/v1/me', { late: true })
    openNotes()
    expect(await screen.findByText(nl.gate.loading)).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: nl.gate.title })).not.toBeInTheDocument()
    open()
    await waitFor(() => expect(note()).toBeVisible())
    const navigation = within(screen.getByRole('navigation', { name: nl.navigation }))
    expect(navigation.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Overzicht', '/nl/mijn-account'],
      ['Bestellingen', '/nl/mijn-bestellingen'],
      ['Adressen1', '/nl/mijn-adressen'],
      ['Favorieten', '/nl/mijn-wishlist'],
      ['Wenslijsten', '/nl/mijn-wenslijsten'],
      ['Gegevens en nieuwsbrief', '/nl/mijn-gegevens'],
    ])
    expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent('Adressen')
  })

  test.each([
    ['the API is unreachable', '/v1', undefined],
    ['the session cannot be loaded', '/v1/me', 500],
  ])('when %s, a message is shown, and a retry opens the page without a login', async (_what, path, status) => {
    await withCustomer(server)
    server.failCall('get', path, status)
    const { shopper } = openNotes()
    expect(await screen.findByRole('alert')).toHaveTextContent(nl.gate.failed)
    server.restoreCalls()
    await shopper.click(screen.getByRole('button', { name: retryLabel.nl }))
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await waitFor(() => expect(note()).toBeVisible())
  })
})
