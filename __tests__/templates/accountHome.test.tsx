import { act, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import AccountHomePage from '../../src/templates/account-home'
import '../../src/templates/parts/WholeAccountHome'
import { logOut } from '../../src/state/session/logOut'
import { logInHere, loginHeading, openAccountPage } from '../support/accountPage'
import { withCustomer } from '../support/filledCart'
import { accountAddress, accountDetails, register } from '../support/registered'
import { Shopper } from '../support/sandboxShopper'
import { startShopServer } from '../support/shopServer'

const server = startShopServer()
const languages = ['nl', 'en'] as const
const open = (language: 'nl' | 'en', behind = '') =>
  openAccountPage(AccountHomePage, 'my-account', { language, behind })

test.each(languages)('the account at a glance, in %s', async (language) => {
  await withCustomer(server)
  const { container, words } = open(language)
  expect(await screen.findByText(words.home.greeting('An'))).toBeVisible()
  const { sections } = words.home
  for (const title of [sections.orders, sections.addresses, sections.wishlist]) {
    expect(screen.getByRole('region', { name: title })).toBeVisible()
  }
  const orders = within(screen.getByRole('region', { name: sections.orders }))
  expect(orders.getByRole('link', { name: words.home.allOrders })).toHaveAttribute(
    'href',
    language === 'nl' ? '/nl/mijn-bestellingen' : '/en/my-orders',
  )
  expect(screen.getByRole('link', { current: 'page', name: words.places.overview })).toBeVisible()
  expect(container.querySelectorAll('#details')).toHaveLength(1)
  expect(await axe(container)).toHaveNoViolations()
})

test.each(languages)('who comes for the details logs in and is brought there, in %s', async (language) => {
  await register(new Shopper(server.sandbox), { ...accountDetails, ...accountAddress })
  const brought = jest.fn()
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    brought(this.id)
  }
  const { shopper, words } = open(language, '#details')
  await logInHere(shopper, language)
  expect(await screen.findByText(words.home.greeting('An'))).toBeVisible()
  expect(brought).toHaveBeenCalledWith('details')
  expect(window.location.hash).toBe('#details')
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

test('after logging out nothing of the overview is left', async () => {
  await withCustomer(server)
  const { shop, container, words } = open('nl')
  await screen.findByText(words.home.greeting('An'))
  await act(async () => void (await shop.dispatch(logOut())))
  await loginHeading()
  expect(container).not.toHaveTextContent('Peeters')
  expect(container.innerHTML).not.toContain(accountDetails.email)
})
