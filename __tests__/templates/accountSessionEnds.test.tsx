import { act, screen, waitFor } from '@testing-library/react'
import { adoptStoredTokens, followLogout } from '../../src/store/tabs/crossTab'
import { startStore } from '../../src/store/start/startStore'
import { logInHere, findLoginHeading, openAccountPage } from '../support/pages/accountPage'
import { axe } from '../support/axe'
import { openBrowser } from '../support/store/fakeBrowser'
import { withCustomer } from '../support/sandbox/storeVisitor'
import { field } from '../support/shopping/guestForm'
import { accountDetails } from '../support/sandbox/register'
import { createTestStore } from '../support/store/testStore'
import { login, nl, note, NotesPage, openNotes, startAccountNotes } from '../support/pages/accountWithTypedText'

const { server, hasAccount, sessionEnds } = startAccountNotes()

describe('a session that expires while the page is open', () => {
  test('when the session expires the login form is shown, and the typed text is back after the login', async () => {
    await withCustomer(server)
    const { shop, shopper, container } = openNotes()
    await shopper.type(await screen.findByLabelText('Notitie'), 'half een zin')
    await sessionEnds(shop)
    expect(await screen.findByRole('alert')).toHaveTextContent(nl.gate.why.endedKept)
    expect(await findLoginHeading()).toHaveFocus()
    expect(note()).not.toBeVisible()
    expect(field(login.email)).toHaveValue(accountDetails.email)
    expect(await axe(container)).toHaveNoViolations()
    await logInHere(shopper, 'nl', { ...accountDetails, password: 'niet dit' })
    await waitFor(() => expect(field(login.password)).toHaveAccessibleDescription(login.errors.failed))
    expect(screen.getByRole('alert')).toHaveTextContent(nl.gate.why.endedKept)
    await logInHere(shopper)
    await waitFor(() => expect(note()).toBeVisible())
    expect(note()).toHaveValue('half een zin')
    expect(note()).toHaveFocus()
    expect(screen.queryByRole('heading', { name: nl.gate.title })).not.toBeInTheDocument()
  })

  test('the typed text is not shown to another customer who logs in', async () => {
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

describe('a logout', () => {
  test('a logout from the navigation shows a message and removes all data of the customer', async () => {
    const language = 'nl'
    await withCustomer(server)
    const { shopper, messages, shop } = openAccountPage(NotesPage, 'my-addresses', { language })
    await shopper.type(await screen.findByLabelText('Notitie'), 'half een zin')
    await shopper.click(screen.getByRole('button', { name: messages.logOut }))
    expect(await screen.findByText(messages.gate.why.loggedOut)).toBeVisible()
    expect(await findLoginHeading(language)).toHaveFocus()
    expect(screen.queryByLabelText('Notitie')).not.toBeInTheDocument()
    expect(field(messages.identity.login.email)).toHaveValue('')
    expect({ ...window.localStorage }).toEqual({})
    await waitFor(() => expect(server.sandbox.database.all('SELECT * FROM session')).toEqual([]))
    await logInHere(shopper, language)
    await waitFor(() => expect(note()).toHaveValue(''))
    expect(shop.getState().session.customer?.email).toBe(accountDetails.email)
  })

  test('a logout message that arrives after the tokens were removed clears the data of the customer', async () => {
    await withCustomer(server)
    const { shopper, shop } = openNotes()
    await shopper.type(await screen.findByLabelText('Notitie'), 'half een zin')
    window.localStorage.clear()
    await act(() => shop.dispatch(adoptStoredTokens()))
    expect(screen.getByRole('alert')).toHaveTextContent(nl.gate.why.endedKept)
    await act(async () => shop.dispatch(followLogout()))
    expect(screen.getByText(nl.gate.why.loggedOut)).toBeVisible()
    expect(screen.queryByText(nl.gate.why.endedKept)).not.toBeInTheDocument()
    expect(field(login.email)).toHaveValue('')
    expect(screen.queryByLabelText('Notitie')).not.toBeInTheDocument()
  })

  test('a logout message that arrives before the tokens are removed causes no request with the old tokens', async () => {
    await withCustomer(server)
    const { shopper, shop } = openNotes()
    await shopper.type(await screen.findByLabelText('Notitie'), 'half een zin')
    server.requests.length = 0
    const loggedOut = act(() => shop.dispatch(followLogout()))
    window.localStorage.clear()
    await loggedOut
    expect(await screen.findByText(nl.gate.why.loggedOut)).toBeVisible()
    expect(field(login.email)).toHaveValue('')
    expect(screen.queryByLabelText('Notitie')).not.toBeInTheDocument()
    expect(server.asked()).toEqual([])
  })

  test('a late logout message does not end a session that was opened since', async () => {
    await withCustomer(server)
    const { shop } = openNotes()
    await screen.findByLabelText('Notitie')
    await act(() => shop.dispatch(followLogout()))
    expect(note()).toBeVisible()
    expect(shop.getState().session.customer?.email).toBe(accountDetails.email)
  })

  test('when the session expires in another tab, the text typed in this tab is kept', async () => {
    const browser = openBrowser()
    await withCustomer(server)
    const { store: there, close } = browser.openTab(() => createTestStore())
    await there.dispatch(startStore())
    const { shop, shopper } = openNotes()
    await shopper.type(await screen.findByLabelText('Notitie'), 'half een zin')
    await sessionEnds(there, shop)
    await findLoginHeading()
    await logInHere(shopper)
    await waitFor(() => expect(note()).toBeVisible())
    expect(note()).toHaveValue('half een zin')
    close()
    browser.leave()
  })
})
