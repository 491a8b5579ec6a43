import { act, screen, within } from '@testing-library/react'
import AccountHomePage from '../../src/templates/account-home'
import '../../src/templates/parts/AccountHomeSections'
import { logOut } from '../../src/store/account/sessionThunks'
import { logInHere, loginHeading, openAccountPage } from '../support/pages/accountPage'
import { axe } from '../support/axe'
import { withCustomer } from '../support/sandbox/storeVisitor'
import { accountAddress, accountDetails, register } from '../support/sandbox/register'
import { Shopper } from '../support/sandbox/Shopper'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'

const server = startSandboxServer()
const open = (language: 'nl' | 'en', behind = '') =>
  openAccountPage(AccountHomePage, 'my-account', { language, behind })

test('the overview greets the customer and shows its sections', async () => {
  const language = 'nl'
  await withCustomer(server)
  const { container, messages } = open(language)
  expect(await screen.findByText(messages.home.greeting('An'))).toBeVisible()
  const { sections } = messages.home
  for (const title of [sections.orders, sections.addresses, sections.wishlist]) {
    expect(screen.getByRole('region', { name: title })).toBeVisible()
  }
  const orders = within(screen.getByRole('region', { name: sections.orders }))
  expect(orders.getByRole('link', { name: messages.home.allOrders })).toHaveAttribute('href', '/nl/mijn-bestellingen')
  expect(screen.getByRole('link', { current: 'page', name: messages.places.overview })).toBeVisible()
  expect(container.querySelectorAll('#details')).toHaveLength(1)
  expect(await axe(container)).toHaveNoViolations()
})

test('a link to the details scrolls to them after the login', async () => {
  const language = 'en'
  await register(new Shopper(server.sandbox), { ...accountDetails, ...accountAddress })
  const scrolledTo = jest.fn()
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    scrolledTo(this.id)
  }
  const { shopper, messages } = open(language, '#details')
  await logInHere(shopper, language)
  expect(await screen.findByText(messages.home.greeting('An'))).toBeVisible()
  expect(scrolledTo).toHaveBeenCalledWith('details')
  expect(window.location.hash).toBe('#details')
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

test('the overview disappears after a logout', async () => {
  await withCustomer(server)
  const { shop, container, messages } = open('nl')
  await screen.findByText(messages.home.greeting('An'))
  await act(async () => void (await shop.dispatch(logOut())))
  await loginHeading()
  expect(container).not.toHaveTextContent('Peeters')
  expect(container.innerHTML).not.toContain(accountDetails.email)
})
