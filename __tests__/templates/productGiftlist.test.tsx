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
import { logInWithin } from '../support/pages/accountPage'
import { lists, nl as messages } from '../support/pages/giftlistPanel'
import { makeGiftlist } from '../support/sandbox/giftlistCalls'
import { accountDetails, register } from '../support/sandbox/register'
import { Shopper } from '../support/sandbox/Shopper'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { withCustomer, withGuest } from '../support/sandbox/storeVisitor'
import { createGate } from '../support/store/testStore'
import { visitProduct } from '../support/shopping/visitProduct'

/** The product Kaarre has three finishes and four fabrics. */
const kaarreId = 1024
const server = startSandboxServer()
beforeEach(fakeIntersectionObserver)

const additionPath = `${lists}/:list/:product/:variant`
const readListedItems = () =>
  server.sandbox.database.all<{ name: string; id: number }>(
    'SELECT name, id_product_attribute AS id FROM giftlist_product JOIN giftlist USING (id_giftlist) ORDER BY id_giftlist_product',
  )
const getGiftlistLink = () => screen.getByRole('link', { name: catalogue.product.giftlist })
async function openPanel(shopper: UserEvent) {
  await shopper.click(getGiftlistLink())
  return within(await screen.findByRole('dialog', { name: messages.title }))
}
const createGiftlists = async (customer: Shopper, ...names: string[]) => {
  for (const name of names) await makeGiftlist(customer, { name })
}

test('the chosen variant is added to the only list at once, with a link to the list', async () => {
  const customer = await withCustomer(server)
  await createGiftlists(customer, 'Mies')
  const { shopper, builtProduct, store } = await visitProduct(server, kaarreId)
  const otherOption = within(screen.getAllByRole('radiogroup')[1]!)
    .getAllByRole<HTMLAnchorElement>('radio')
    .find((radio) => radio.getAttribute('aria-checked') !== 'true')!
  await shopper.click(otherOption)
  const chosenVariant = builtProduct.combinations.find(({ slugs }) =>
    window.location.pathname.endsWith(`/${slugs.nl}`),
  )!
  expect(chosenVariant.default).toBe(false)
  await shopper.click(getGiftlistLink())
  const dialog = await screen.findByRole('dialog')
  const panel = within(dialog)
  expect(await panel.findByText(messages.isOn(builtProduct.name, 'Mies'))).toHaveFocus()
  expect(panel.getByText(chosenVariant.name)).toBeVisible()
  expect(readListedItems()).toEqual([{ name: 'Mies', id: chosenVariant.id_product_attribute }])
  expect(panel.getByRole('link', { name: messages.toList })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/nl\/mijn-wenslijst\?giftlist=\d+$/),
  )
  expect(await axe(dialog)).toHaveNoViolations()
  await shopper.click(panel.getByRole('button', { name: messages.onAnother }))
  await shopper.type(panel.getByRole('textbox', { name: messages.name }), 'Huis{Enter}')
  expect(await panel.findByText(messages.isOn(builtProduct.name, 'Huis'))).toBeVisible()
  expect(readListedItems().map(({ name }) => name)).toEqual(['Mies', 'Huis'])
  expect(store.getState().cart.cart?.items).toHaveLength(1)
})

test('a customer with several lists chooses one, and adding again does not change the list', async () => {
  await createGiftlists(await withCustomer(server), 'Mies', 'Huis')
  const { shopper, builtProduct } = await visitProduct(server, kaarreId)
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const panel = await openPanel(shopper)
    await shopper.click(await panel.findByRole('radio', { name: 'Mies' }))
    await shopper.click(panel.getByRole('button', { name: messages.submit }))
    expect(await panel.findByText(messages.isOn(builtProduct.name, 'Mies'))).toBeVisible()
    await shopper.click(panel.getByRole('button', { name: messages.goOn }))
    expect(getGiftlistLink()).toHaveFocus()
  }
  expect(readListedItems()).toHaveLength(1)
})

test('a failed addition shows a message and can be repeated', async () => {
  await createGiftlists(await withCustomer(server), 'Mies')
  const { shopper, builtProduct } = await visitProduct(server, kaarreId)
  server.failCall('post', additionPath, 500)
  const panel = await openPanel(shopper)
  expect(await panel.findByRole('alert')).toHaveTextContent(messages.notAdded(builtProduct.name))
  server.restoreCalls()
  await shopper.click(panel.getByRole('button', { name: retryLabel.nl }))
  expect(await panel.findByText(messages.isOn(builtProduct.name, 'Mies'))).toBeVisible()
  expect(readListedItems()).toHaveLength(1)
})

test('an addition that fails after the panel was closed opens it again with a retry button', async () => {
  await createGiftlists(await withCustomer(server), 'Mies')
  const { shopper, builtProduct } = await visitProduct(server, kaarreId)
  const gate = createGate()
  server.overrideAnswer('post', additionPath, async () => {
    await gate.opened
    return HttpResponse.error()
  })
  await openPanel(shopper)
  await waitFor(() => expect(server.asked()).toContainEqual(expect.stringMatching(/^POST .*giftlists/)))
  act(() => void pressEscape(screen.getByRole('dialog')))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  gate.open()
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.notAdded(builtProduct.name))
  server.restoreCalls()
  await shopper.click(screen.getByRole('button', { name: retryLabel.nl }))
  expect(await screen.findByText(messages.isOn(builtProduct.name, 'Mies'))).toBeVisible()
})

test.each(['a visitor', 'a guest'])('%s logs in in the panel, after which the item is added', async (user) => {
  const customer = new Shopper(server.sandbox)
  await register(customer)
  await createGiftlists(customer, 'Mies')
  if (user === 'a guest') await withGuest(server)
  const { shopper, builtProduct } = await visitProduct(server, kaarreId)
  const panel = await openPanel(shopper)
  expect(panel.getByText(messages.logIn)).toBeVisible()
  expect(panel.getByRole('link', { name: messages.create })).toHaveAttribute('href', '/nl/nieuwe-account')
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations()
  await logInWithin(screen.getByRole('dialog'), shopper, { ...accountDetails, password: 'verkeerd' })
  expect(await panel.findByText(identity.login.errors.failed)).toBeVisible()
  await logInWithin(screen.getByRole('dialog'), shopper)
  expect(await screen.findByText(messages.isOn(builtProduct.name, 'Mies'))).toBeVisible()
  expect(readListedItems()).toHaveLength(1)
})

test('a visitor who leaves the panel for a new account finds it open with the item afterwards', async () => {
  const { shopper, builtProduct, store } = await visitProduct(server, kaarreId)
  const panel = await openPanel(shopper)
  await shopper.click(panel.getByRole('link', { name: messages.create }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const { id_lang: _language, ...account } = accountDetails
  await act(() => store.dispatch(createAccount(account)))
  const reopenedPanel = within(await screen.findByRole('dialog', { name: messages.title }))
  expect(reopenedPanel.getByText(builtProduct.name)).toBeVisible()
  await shopper.type(await reopenedPanel.findByRole('textbox', { name: messages.name }), 'Ons huis{Enter}')
  expect(await reopenedPanel.findByText(messages.isOn(builtProduct.name, 'Ons huis'))).toBeVisible()
  expect(window.sessionStorage.getItem('upnorth.draft.giftlist-addition')).toBeNull()
})

test('a visitor who closes the panel does not see it again after a login', async () => {
  const { shopper, store } = await visitProduct(server, kaarreId)
  await openPanel(shopper)
  act(() => void pressEscape(screen.getByRole('dialog')))
  const { id_lang: _language, ...account } = accountDetails
  await act(() => store.dispatch(createAccount(account)))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('an addition in a session that has expired continues after the login', async () => {
  await createGiftlists(await withCustomer(server), 'Mies')
  const { shopper, builtProduct, openServices } = await visitProduct(server, kaarreId)
  await openServices()
  server.sandbox.database.run('DELETE FROM session')
  const panel = await openPanel(shopper)
  expect(await panel.findByText(messages.logInAgain)).toBeVisible()
  await shopper.type(panel.getByLabelText(/^Wachtwoord/), `${accountDetails.password}{Enter}`)
  expect(await screen.findByText(messages.isOn(builtProduct.name, 'Mies'))).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a tap before the session has loaded takes effect once it has', async () => {
  await createGiftlists(await withCustomer(server), 'Mies')
  const { asked, answer } = server.holdAnswer('get', '/v1/me')
  const { shopper, builtProduct } = await visitProduct(server, kaarreId)
  await shopper.click(getGiftlistLink())
  await asked
  answer()
  expect(await screen.findByText(messages.isOn(builtProduct.name, 'Mies'))).toBeVisible()
})
