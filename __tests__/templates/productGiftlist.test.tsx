import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { catalogue } from '../../src/i18n/nl/firstLoad/catalogue'
import { identity } from '../../src/i18n/nl/identity'
import { createAccount } from '../../src/store/account/logIn'
import { axe } from '../support/axe'
import { retryLabel } from '../support/data/commonSentences'
import { pressEscape } from '../support/dom/modalDialog'
import { fakeIntersectionObserver } from '../support/dom/fakeIntersectionObserver'
import { lists, nl as messages } from '../support/pages/giftlistPanel'
import { makeGiftlist } from '../support/sandbox/giftlistCalls'
import { accountDetails, register } from '../support/sandbox/register'
import { Shopper } from '../support/sandbox/Shopper'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { withCustomer, withGuest } from '../support/sandbox/storeVisitor'
import { createGate } from '../support/store/testStore'
import { visitProduct } from '../support/shopping/productPage'

/** The product Kaarre has three finishes and four fabrics. */
const kaarre = 1024
const server = startSandboxServer()
beforeEach(fakeIntersectionObserver)

const addition = `${lists}/:list/:product/:variant`
const listed = () =>
  server.sandbox.database.all<{ name: string; id: number }>(
    'SELECT name, id_product_attribute AS id FROM giftlist_product JOIN giftlist USING (id_giftlist) ORDER BY id_giftlist_product',
  )
const link = () => screen.getByRole('link', { name: catalogue.product.giftlist })
async function openPanel(shopper: UserEvent) {
  await shopper.click(link())
  return within(await screen.findByRole('dialog', { name: messages.title }))
}
const makeLists = async (customer: Shopper, ...names: string[]) => {
  for (const name of names) await makeGiftlist(customer, { name })
}
async function logIn(shopper: UserEvent, password = accountDetails.password) {
  const panel = within(screen.getByRole('dialog'))
  const fields = [
    [panel.getByLabelText(identity.login.email), accountDetails.email],
    [panel.getByLabelText(/^Wachtwoord/), password],
  ] as const
  for (const [field, value] of fields) {
    await shopper.clear(field)
    await shopper.type(field, value)
  }
  await shopper.click(panel.getByRole('button', { name: identity.login.submit }))
}

test('the chosen variant is added to the only list at once, with a link to the list', async () => {
  const customer = await withCustomer(server)
  await makeLists(customer, 'Mies')
  const { shopper, built, shop } = await visitProduct(server, kaarre)
  const other = within(screen.getAllByRole('radiogroup')[1]!)
    .getAllByRole<HTMLAnchorElement>('radio')
    .find((radio) => radio.getAttribute('aria-checked') !== 'true')!
  await shopper.click(other)
  const chosen = built.combinations.find(({ slugs }) => window.location.pathname.endsWith(`/${slugs.nl}`))!
  expect(chosen.default).toBe(false)
  await shopper.click(link())
  const dialog = await screen.findByRole('dialog')
  const panel = within(dialog)
  expect(await panel.findByText(messages.isOn(built.name, 'Mies'))).toHaveFocus()
  expect(panel.getByText(chosen.name)).toBeVisible()
  expect(listed()).toEqual([{ name: 'Mies', id: chosen.id_product_attribute }])
  expect(panel.getByRole('link', { name: messages.toList })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/nl\/mijn-wenslijst\?giftlist=\d+$/),
  )
  expect(await axe(dialog)).toHaveNoViolations()
  await shopper.click(panel.getByRole('button', { name: messages.onAnother }))
  await shopper.type(panel.getByRole('textbox', { name: messages.name }), 'Huis{Enter}')
  expect(await panel.findByText(messages.isOn(built.name, 'Huis'))).toBeVisible()
  expect(listed().map(({ name }) => name)).toEqual(['Mies', 'Huis'])
  expect(shop.getState().cart.cart?.items).toHaveLength(1)
})

test('a customer with several lists chooses one, and adding again does not change the list', async () => {
  await makeLists(await withCustomer(server), 'Mies', 'Huis')
  const { shopper, built } = await visitProduct(server, kaarre)
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const panel = await openPanel(shopper)
    await shopper.click(await panel.findByRole('radio', { name: 'Mies' }))
    await shopper.click(panel.getByRole('button', { name: messages.submit }))
    expect(await panel.findByText(messages.isOn(built.name, 'Mies'))).toBeVisible()
    await shopper.click(panel.getByRole('button', { name: messages.goOn }))
    expect(link()).toHaveFocus()
  }
  expect(listed()).toHaveLength(1)
})

test('a failed addition shows a message and can be repeated', async () => {
  await makeLists(await withCustomer(server), 'Mies')
  const { shopper, built } = await visitProduct(server, kaarre)
  server.failCall('post', addition, 500)
  const panel = await openPanel(shopper)
  expect(await panel.findByRole('alert')).toHaveTextContent(messages.notAdded(built.name))
  server.restoreCalls()
  await shopper.click(panel.getByRole('button', { name: retryLabel.nl }))
  expect(await panel.findByText(messages.isOn(built.name, 'Mies'))).toBeVisible()
  expect(listed()).toHaveLength(1)
})

test('an addition that fails after the panel was closed opens it again with a retry button', async () => {
  await makeLists(await withCustomer(server), 'Mies')
  const { shopper, built } = await visitProduct(server, kaarre)
  const answer = createGate()
  server.overrideAnswer('post', addition, async () => {
    await answer.opened
    return HttpResponse.error()
  })
  await openPanel(shopper)
  await waitFor(() => expect(server.asked()).toContainEqual(expect.stringMatching(/^POST .*giftlists/)))
  act(() => void pressEscape(screen.getByRole('dialog')))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  answer.open()
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.notAdded(built.name))
  server.restoreCalls()
  await shopper.click(screen.getByRole('button', { name: retryLabel.nl }))
  expect(await screen.findByText(messages.isOn(built.name, 'Mies'))).toBeVisible()
})

test.each(['a visitor', 'a guest'])('%s logs in in the panel, after which the item is added', async (user) => {
  const customer = new Shopper(server.sandbox)
  await register(customer)
  await makeLists(customer, 'Mies')
  if (user === 'a guest') await withGuest(server)
  const { shopper, built } = await visitProduct(server, kaarre)
  const panel = await openPanel(shopper)
  expect(panel.getByText(messages.logIn)).toBeVisible()
  expect(panel.getByRole('link', { name: messages.create })).toHaveAttribute('href', '/nl/nieuwe-account')
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations()
  await logIn(shopper, 'verkeerd')
  expect(await panel.findByText(identity.login.errors.failed)).toBeVisible()
  await logIn(shopper)
  expect(await screen.findByText(messages.isOn(built.name, 'Mies'))).toBeVisible()
  expect(listed()).toHaveLength(1)
})

test('a visitor who leaves the panel for a new account finds it open with the item afterwards', async () => {
  const { shopper, built, shop } = await visitProduct(server, kaarre)
  const panel = await openPanel(shopper)
  await shopper.click(panel.getByRole('link', { name: messages.create }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const { id_lang: _language, ...account } = accountDetails
  await act(() => shop.dispatch(createAccount(account)))
  const later = within(await screen.findByRole('dialog', { name: messages.title }))
  expect(later.getByText(built.name)).toBeVisible()
  await shopper.type(await later.findByRole('textbox', { name: messages.name }), 'Ons huis{Enter}')
  expect(await later.findByText(messages.isOn(built.name, 'Ons huis'))).toBeVisible()
  expect(window.sessionStorage.getItem('upnorth.draft.giftlist-addition')).toBeNull()
})

test('a visitor who closes the panel does not see it again after a login', async () => {
  const { shopper, shop } = await visitProduct(server, kaarre)
  await openPanel(shopper)
  act(() => void pressEscape(screen.getByRole('dialog')))
  const { id_lang: _language, ...account } = accountDetails
  await act(() => shop.dispatch(createAccount(account)))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('an addition in a session that has expired continues after the login', async () => {
  await makeLists(await withCustomer(server), 'Mies')
  const { shopper, built, openServices } = await visitProduct(server, kaarre)
  await openServices()
  server.sandbox.database.run('DELETE FROM session')
  const panel = await openPanel(shopper)
  expect(await panel.findByText(messages.logInAgain)).toBeVisible()
  await shopper.type(panel.getByLabelText(/^Wachtwoord/), `${accountDetails.password}{Enter}`)
  expect(await screen.findByText(messages.isOn(built.name, 'Mies'))).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a tap that comes before the session is known takes effect once it is', async () => {
  await makeLists(await withCustomer(server), 'Mies')
  const { asked, answer } = server.holdAnswer('get', '/v1/me')
  const { shopper, built } = await visitProduct(server, kaarre)
  await shopper.click(link())
  await asked
  answer()
  expect(await screen.findByText(messages.isOn(built.name, 'Mies'))).toBeVisible()
})
