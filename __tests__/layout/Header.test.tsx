import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnServer } from '../support/dom/renderOnServer'
import type { Cart } from '../../src/contract/cart'
import { Header } from '../../src/layout/header/Header'
import type { Language } from '../../src/i18n/languages'
import { framePage } from '../support/pages/layoutPage'
import { renderIn } from '../support/dom/renderIn'
import { cartReceived } from '../../src/store/cart/cartSlice'
import { InPage, setLazyTestStore } from '../support/store/pageStore'

const renderHeader = (language: Language) => renderIn(language, <Header page={framePage(language)} />)

test.each([
  ['nl', 'Hoofdmenu', 'Zitten', '/nl/mijn-account', 'Favorieten', '/nl/mijn-wishlist', 'Mandje', '/nl/winkelmandje'],
  ['en', 'Main', 'Seating', '/en/my-accocunt', 'Favourites', '/en/my-wishlist', 'Basket', '/en/cart'],
] as const)(
  'the header links to departments, account, wishlist and cart in %s',
  (language, main, firstDepartment, account, favourites, wishlistPath, cart, cartPath) => {
    renderHeader(language)
    const navigation = screen.getAllByRole('navigation', { name: main }).at(-1)!
    expect(within(navigation).getAllByRole('link')[0]).toHaveTextContent(firstDepartment)
    expect(screen.getAllByRole('link', { name: 'Account' }).at(-1)).toHaveAttribute('href', account)
    expect(screen.getAllByRole('link', { name: favourites }).at(-1)).toHaveAttribute('href', wishlistPath)
    expect(screen.getByRole('link', { name: cart })).toHaveAttribute('href', cartPath)
  },
)

test.each([
  [[2, 1, 4], 'Mandje 7 stuks'],
  [[], 'Mandje'],
  [null, 'Mandje'],
])('the cart link shows the total of the quantities %j once the cart has loaded: %s', async (quantities, name) => {
  const store = setLazyTestStore('nl')
  const cart = quantities && ({ items: quantities.map((quantity) => ({ quantity })) } as Cart)
  renderHeader('nl')
  expect(screen.getByRole('link', { name: 'Mandje' })).toBeInTheDocument()
  act(() => void store.dispatch(cartReceived(cart)))
  expect(await screen.findByRole('link', { name })).toBeInTheDocument()
})

test.each([
  ['nl', '/nl/zoeken', 'Zoek in de winkel'],
  ['en', '/en/search', 'Search the shop'],
] as const)('the search is a plain HTML form in %s', (language, path, label) => {
  renderHeader(language)
  const field = screen.getByRole('textbox', { name: label })
  expect(field).toHaveAttribute('name', 'q')
  expect(field).toBeRequired()
  expect(field.closest('form')).toHaveAttribute('action', path)
  expect(field.closest('form')).not.toHaveAttribute('method')
})

test('Escape closes the menu and returns the focus to its button', async () => {
  renderHeader('nl')
  const summary = screen.getByText('Menu').closest('summary')!
  const menu = summary.closest('details')!
  menu.open = true
  within(menu).getByRole('link', { name: 'Zitten' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(menu.open).toBe(false)
  expect(summary).toHaveFocus()
})

test('the menu closes when the focus moves to the page and when the page changes', () => {
  const { rerender } = renderHeader('nl')
  const menu = screen.getByText('Menu').closest('details')!
  menu.open = true
  within(menu).getByRole('link', { name: 'English' }).focus()
  expect(menu.open).toBe(true)
  screen.getByRole('link', { name: 'Mandje' }).focus()
  expect(menu.open).toBe(false)

  menu.open = true
  rerender(<Header page={framePage('nl', { paths: { nl: '/nl/nieuw', en: '/en/new' } })} />)
  expect(menu.open).toBe(false)
})

test('a click outside an open sheet closes it, and a click inside does not', async () => {
  renderHeader('nl')
  const field = screen.getByRole('textbox')
  const sheet = field.closest('details')!
  sheet.open = true
  await userEvent.click(field)
  expect(sheet.open).toBe(true)
  await userEvent.click(document.body)
  expect(sheet.open).toBe(false)
})

test('a menu that was opened before hydration stays open', () => {
  const container = document.body.appendChild(document.createElement('div'))
  const page = (
    <InPage language="nl">
      <Header page={framePage('nl')} />
    </InPage>
  )
  container.innerHTML = renderOnServer(page)
  const menu = container.querySelector('details')!
  menu.open = true
  // React warns about the changed HTML, which is intentional here.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  render(page, { container, hydrate: true })
  expect(container.querySelector('details')).toBe(menu)
  expect(menu.open).toBe(true)
})
