import { act, screen, waitFor, within } from '@testing-library/react'
import { common } from '../../src/i18n/nl/common'
import { catalogue } from '../../src/i18n/nl/firstLoad/catalogue'
import { slowThreshold } from '../../src/ui/status/useIsSlow'
import { axe } from '../support/axe'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import {
  findCard,
  inCart,
  openWishlist,
  pieceNames,
  plainText,
  readStoredWishes,
  wishlistMessages,
} from '../support/pages/wishlistPage'
import { bench, chair } from '../support/store/testStore'
import { retryLabel } from '../support/data/commonSentences'

const server = startSandboxServer()
const missing = { id_product: 9999, id_product_attribute: 999901 }
const change = (sql: string) => server.sandbox.database.run(`UPDATE combination SET ${sql}`)

test('an empty wishlist shows a link to the home page, which exists even if nothing is new', async () => {
  const { container } = openWishlist(server, { language: 'en' })
  expect(await screen.findByText(wishlistMessages.en.empty)).toBeVisible()
  expect(screen.getByRole('link', { name: wishlistMessages.en.emptyLink })).toHaveAttribute('href', '/en')
  expect(await axe(container)).toHaveNoViolations()
})

test.each([
  ['nl', '€ 343,20', 'Doorgestreept staat de laagste prijs in 30 dagen.', 'Op voorraad', '/nl/mijn-account'],
  ['en', '€343.20', 'Crossed out: the lowest price of the past 30 days.', 'In stock', '/en/my-accocunt'],
] as const)(
  'a visitor sees current prices and stock and can remove and restore an item, in %s',
  async (language, price, lowest, stock, account) => {
    const { shopper } = openWishlist(server, { wishes: [chair, bench], language })
    const name = pieceNames[language].chair
    const card = await findCard(name)
    expect(plainText(card)).toContain(price)
    expect(screen.getByText(lowest)).toBeVisible()
    expect(card).not.toHaveTextContent(/30/)
    expect(plainText(card)).toContain(stock)
    expect(screen.getByText(wishlistMessages[language].count(2))).toBeVisible()
    expect(screen.getByRole('link', { name: wishlistMessages[language].logIn })).toHaveAttribute('href', account)

    await shopper.click(within(card).getByRole('button', { pressed: true }))
    await waitFor(() => expect(screen.queryByRole('link', { name })).not.toBeInTheDocument())
    expect(screen.getByText(wishlistMessages[language].count(1))).toHaveFocus()
    expect(readStoredWishes()).toEqual([bench])
    await shopper.click(screen.getByRole('button', { name: wishlistMessages[language].undo }))
    expect(await screen.findByRole('link', { name })).toBeVisible()
    expect(readStoredWishes()).toEqual([chair, bench])
    expect(screen.getByText(wishlistMessages[language].count(2))).toHaveFocus()
  },
)

test('a card that leads to the brand of the latest item fills the last row', async () => {
  openWishlist(server, { wishes: [chair, bench] })
  await findCard(pieceNames.nl.bench)
  const link = screen.getByRole('link', { name: catalogue.brand.more('Havrelund') })
  expect(link).toHaveAttribute('href', '/nl/merken/havrelund')
  expect(link.closest('li')).toContainElement(link.closest('ul')!.querySelector('li:last-child img'))
})

test('a visitor can move an item to the cart with its stored quantity', async () => {
  change('stock = 9 WHERE id_product_attribute = 100301')
  const { shop, shopper } = openWishlist(server, { wishes: [{ ...bench, quantity: 4 }, chair] })
  const card = await findCard(pieceNames.nl.bench)
  expect(card).toHaveTextContent(wishlistMessages.nl.pieces(4))
  await shopper.click(within(card).getByRole('button', { name: new RegExp(wishlistMessages.nl.move) }))
  await waitFor(() => expect(inCart(shop)).toEqual([`4 × ${pieceNames.nl.bench}`]))
  await waitFor(() => expect(readStoredWishes()).toEqual([chair]))
  expect(screen.queryByRole('link', { name: pieceNames.nl.bench })).not.toBeInTheDocument()
  // The panel takes the focus before or after the item leaves the list.
  await shopper.click(await screen.findByRole('button', { name: 'Sluiten' }))
  expect(screen.getByText(wishlistMessages.nl.count(1))).toHaveFocus()
})

test('an item that takes long to move to the cart says so', async () => {
  const { shop, shopper } = openWishlist(server, { wishes: [chair] })
  const card = await findCard(pieceNames.nl.chair)
  const { asked, answer } = server.holdAnswer('post', '/v1/cart/items')
  jest.useFakeTimers({ advanceTimers: true })
  await shopper.click(within(card).getByRole('button', { name: new RegExp(wishlistMessages.nl.move) }))
  await act(() => asked)
  await act(() => jest.advanceTimersByTimeAsync(slowThreshold))
  expect(screen.getByText(common.slow)).toBeVisible()
  jest.useRealTimers()
  answer()
  await waitFor(() => expect(inCart(shop)).toHaveLength(1))
})

test('an item that could not be moved to the cart stays on the list', async () => {
  server.failCall('post', '/v1/cart/items')
  const { shop, shopper } = openWishlist(server, { wishes: [chair] })
  const card = await findCard(pieceNames.nl.chair)
  await shopper.click(within(card).getByRole('button', { name: new RegExp(wishlistMessages.nl.move) }))
  await waitFor(() => expect(shop.getState().sidePanel.content).toMatchObject({ data: { error: {} } }))
  expect(readStoredWishes()).toEqual([chair])
  expect(screen.getByRole('link', { name: pieceNames.nl.chair })).toBeVisible()
})

test.each([
  ['nl', 'Weer leverbaar', '€ 85,80 minder dan toen je het bewaarde'],
  ['en', 'Available again', '€85.80 less than when you saved it'],
] as const)('a visitor sees which items are cheaper or in stock again, in %s', async (language, back, less) => {
  openWishlist(server, {
    wishes: [
      { ...chair, price_then: 429 },
      { ...bench, in_stock_then: false },
    ],
    language,
  })
  expect(plainText(await findCard(pieceNames[language].chair))).toContain(less)
  expect(await findCard(pieceNames[language].bench)).toHaveTextContent(back)
  expect(await findCard(pieceNames[language].chair)).not.toHaveTextContent(back)
})

test('items that are sold out or no longer sold are marked as such', async () => {
  change('stock = 0 WHERE id_product_attribute = 100101')
  const { shopper } = openWishlist(server, { wishes: [missing, chair] })
  expect(await screen.findByRole('button', { name: wishlistMessages.nl.soldOut })).toBeDisabled()
  expect(screen.getByText(new RegExp(wishlistMessages.nl.gone(1)))).toBeVisible()
  await shopper.click(screen.getByRole('button', { name: wishlistMessages.nl.tidy }))
  await waitFor(() => expect(screen.queryByRole('button', { name: wishlistMessages.nl.tidy })).not.toBeInTheDocument())
  expect(readStoredWishes()).toEqual([chair])
})

test('a failed request for the products shows a message with a retry button', async () => {
  server.failCall('get', '/v1/products')
  const { shopper } = openWishlist(server, { wishes: [bench] })
  expect(await screen.findByRole('alert')).toHaveTextContent(wishlistMessages.nl.failed)
  server.restoreCalls()
  await shopper.click(screen.getByRole('button', { name: retryLabel.nl }))
  expect(await screen.findByRole('link', { name: pieceNames.nl.bench })).toBeVisible()
})
