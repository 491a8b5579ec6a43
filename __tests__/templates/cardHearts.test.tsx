import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ListContent } from '../../src/pageTable/contents/lists'
import { catalogue as catalogueEn } from '../../src/i18n/en/firstLoad/catalogue'
import type { Language } from '../../src/i18n/languages'
import { catalogue as catalogueNl } from '../../src/i18n/nl/firstLoad/catalogue'
import NewArrivalsPage from '../../src/templates/new-arrivals'
import { scrollNear, fakeIntersectionObserver } from '../support/dom/fakeIntersectionObserver'
import { register } from '../support/sandbox/register'
import { buildTemplateElement } from '../support/dom/renderTemplate'
import { Shopper } from '../support/sandbox/Shopper'
import { card } from '../support/data/catalogueFixtures'
import { openPageStore, setLazyTestStore } from '../support/store/pageStore'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { retryLabel } from '../support/data/commonSentences'

const server = startSandboxServer()
const messages = { nl: catalogueNl, en: catalogueEn }
const chair = card('Tove', { id_product: 1001, id_product_attribute: 100101, stock: 4 })
const bench = card('Bank', { id_product: 1003, id_product_attribute: 100301, price_varies: true, version_count: 2 })
const wishlistPath = '/v1/my/wishlist'

/** Renders a built list. `openStore` opens its store and scrolls the grid into view. */
function renderList(language: Language = 'nl') {
  fakeIntersectionObserver()
  const store = setLazyTestStore(language)
  const list: ListContent = { scope: {}, total: 2, products: [chair, bench] }
  const view = render(
    buildTemplateElement(NewArrivalsPage, { list, story: null }, { language, template: 'new-arrivals' }),
  )
  const openStore = async () => {
    await act(openPageStore)
    act(() => scrollNear())
  }
  return { ...view, store, openStore, shopper: userEvent.setup() }
}
const findHeart = (name: string, language: Language = 'nl') =>
  screen.findByRole('button', { name: `${messages[language].product.wish}: ${name}` })
const readWishes = () => JSON.parse(window.localStorage.getItem('upnorth.wishlist') ?? '[]') as object[]

async function registerCustomer(...items: object[]) {
  const customer = new Shopper(server.sandbox)
  const { session } = await register(customer)
  if (items.length > 0) await customer.send('POST', `${wishlistPath}/items`, { items })
  window.localStorage.setItem('upnorth.session', session.token)
}

test('a card has no heart until the store has started and the grid is in the viewport', async () => {
  const { openStore } = renderList()
  act(() => scrollNear())
  expect(screen.queryByRole('button', { name: /Tove/ })).not.toBeInTheDocument()
  await openStore()
  expect(await findHeart('Tove')).toBeVisible()
})

test('a heart saves the variant of its card without navigating', async () => {
  const { openStore, shopper } = renderList()
  const url = window.location.href
  await openStore()
  const heart = await findHeart('Tove')
  expect(heart).toHaveAttribute('aria-pressed', 'false')
  await shopper.click(heart)
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
  expect(readWishes()).toEqual([
    { id_product: 1001, id_product_attribute: 100101, price_then: 289, in_stock_then: true },
  ])
  expect(window.location.href).toBe(url)
  expect(await findHeart('Bank')).toHaveAttribute('aria-pressed', 'false')
  await shopper.click(heart)
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'))
  expect(readWishes()).toEqual([])
})

test('a heart does not add to a full wishlist, and a message says why', async () => {
  const wishes = Array.from({ length: 100 }, (_, index) => ({ id_product: index + 1, id_product_attribute: index + 1 }))
  window.localStorage.setItem('upnorth.wishlist', JSON.stringify(wishes))
  const { openStore, shopper } = renderList()
  await openStore()
  const heart = await findHeart('Tove')
  await shopper.click(heart)
  expect(await screen.findAllByText(catalogueNl.productGrid.wishlistFull)).not.toHaveLength(0)
  expect(screen.queryByRole('button', { name: retryLabel.nl })).not.toBeInTheDocument()
  expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect(readWishes()).toEqual(wishes)
})

test('a heart saves no price and stock when the card does not state them', async () => {
  const { openStore, shopper } = renderList()
  await openStore()
  await shopper.click(await findHeart('Bank'))
  await waitFor(() => expect(readWishes()).toEqual([{ id_product: 1003, id_product_attribute: 100301 }]))
})

test('Tab moves the focus from the link of a card to its heart', async () => {
  const { openStore, shopper } = renderList()
  await openStore()
  const heart = await findHeart('Tove')
  act(() => within(heart.closest('li')!).getByRole('link').focus())
  await shopper.tab()
  expect(heart).toHaveFocus()
  await shopper.keyboard('[Enter]')
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
})

test('the hearts show the wishlist of the account and can change it', async () => {
  await registerCustomer({ id_product: 1001, id_product_attribute: 100101 })
  const { openStore, shopper } = renderList()
  await openStore()
  const heart = await findHeart('Tove')
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
  await shopper.click(heart)
  await waitFor(() => expect(server.sandbox.database.all('SELECT * FROM wish')).toEqual([]))
  expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('a failed change is undone with a message and can be retried', async () => {
  const language = 'en'
  await registerCustomer()
  const { openStore, store, shopper } = renderList(language)
  await openStore()
  await waitFor(() => expect(store.getState().wishlist.received).not.toBeNull())
  server.failCall('post', `${wishlistPath}/items`)
  const heart = await findHeart('Tove', language)
  await shopper.click(heart)
  expect(await screen.findAllByText(messages[language].productGrid.unreachable)).not.toHaveLength(0)
  expect(heart).toHaveAttribute('aria-pressed', 'false')
  server.restoreCalls()
  await shopper.click(screen.getByRole('button', { name: retryLabel[language] }))
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
  await waitFor(() => expect(server.sandbox.database.all('SELECT * FROM wish')).toHaveLength(1))
})
