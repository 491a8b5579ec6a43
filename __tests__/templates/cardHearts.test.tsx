import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import type { ListContent } from '../../src/pageTable/contents/lists'
import { catalogue as catalogueEn } from '../../src/i18n/en/catalogue'
import { languageId, type Language } from '../../src/i18n/languages'
import { catalogue as catalogueNl } from '../../src/i18n/nl/catalogue'
import { getStore, setStoreLoader } from '../../src/store/lazyStore'
import { startStore } from '../../src/store/startStore'
import NewArrivalsPage from '../../src/templates/new-arrivals'
import { scrollNear, fakeIntersectionObserver } from '../support/dom/fakeIntersectionObserver'
import { register } from '../support/sandbox/register'
import { templateElement } from '../support/dom/renderTemplate'
import { Shopper } from '../support/sandbox/Shopper'
import { card } from '../support/data/catalogueFixtures'
import { createTestStore } from '../support/store/testStore'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
// What comes late, read ahead: a test waits for the page, not for the compiler.
import '../../src/features/productList/productGrid/CardHeart'
import '../../src/store/wishlist/accountWishes'
import '../../src/store/wishlist/hearts'

const server = startSandboxServer()
const words = { nl: catalogueNl, en: catalogueEn }
const chair = card('Tove', { id_product: 1001, id_product_attribute: 100101, stock: 4 })
const bench = card('Bank', { id_product: 1003, id_product_attribute: 100301, price_varies: true, version_count: 2 })
const path = '/v1/my/wishlist'

/** A built list, whose shop opens when the test says so. */
function aList(language: Language = 'nl') {
  fakeIntersectionObserver()
  const shop = createTestStore(languageId[language])
  setStoreLoader(async () => {
    await shop.dispatch(startStore())
    return shop
  })
  const list: ListContent = { scope: {}, total: 2, products: [chair, bench] }
  const view = render(templateElement(NewArrivalsPage, { list }, { language, template: 'new-arrivals' }))
  const open = () =>
    act(async () => {
      await getStore()
      scrollNear()
    })
  return { ...view, shop, open, shopper: userEvent.setup() }
}
const heartOf = (name: string, language: Language = 'nl') =>
  screen.findByRole('button', { name: `${words[language].product.wish}: ${name}` })
const stored = () => JSON.parse(window.localStorage.getItem('upnorth.wishlist') ?? '[]') as object[]

async function aCustomer(...items: object[]) {
  const an = new Shopper(server.sandbox)
  const { session } = await register(an)
  if (items.length > 0) await an.send('POST', `${path}/items`, { items })
  window.localStorage.setItem('upnorth.session', session.token)
}

test('a built page has no heart in its tiles until the shop is open and the wall on the screen', async () => {
  const { open } = aList()
  act(() => scrollNear())
  expect(screen.queryByRole('button', { name: /Tove/ })).not.toBeInTheDocument()
  await open()
  expect(await heartOf('Tove')).toBeVisible()
})

test('a heart keeps the version of its tile, and leaves the page where it is', async () => {
  const language = 'nl'
  const { open, shopper } = aList(language)
  const address = window.location.href
  await open()
  const heart = await heartOf('Tove', language)
  expect(heart).toHaveAttribute('aria-pressed', 'false')
  await shopper.click(heart)
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
  expect(stored()).toEqual([{ id_product: 1001, id_product_attribute: 100101, price_then: 289, in_stock_then: true }])
  expect(window.location.href).toBe(address)
  expect(await heartOf('Bank', language)).toHaveAttribute('aria-pressed', 'false')
  await shopper.click(heart)
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'))
  expect(stored()).toEqual([])
})

test('what a tile leaves open of its version stays unknown', async () => {
  const { open, shopper } = aList()
  await open()
  await shopper.click(await heartOf('Bank'))
  await waitFor(() => expect(stored()).toEqual([{ id_product: 1003, id_product_attribute: 100301 }]))
})

test('the keyboard comes from the link of a tile to its heart', async () => {
  const { open, shopper } = aList()
  await open()
  const heart = await heartOf('Tove')
  act(() => within(heart.closest('li')!).getByRole('link').focus())
  await shopper.tab()
  expect(heart).toHaveFocus()
  await shopper.keyboard('[Enter]')
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
})

test('a customer sees what the account keeps, and changes that', async () => {
  await aCustomer({ id_product: 1001, id_product_attribute: 100101 })
  const { open, shopper } = aList()
  await open()
  const heart = await heartOf('Tove')
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
  await shopper.click(heart)
  await waitFor(() => expect(server.sandbox.database.all('SELECT * FROM wish')).toEqual([]))
  expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('a change that fails is put back and said, and can be tried again', async () => {
  const language = 'en'
  await aCustomer()
  const { open, shop, shopper } = aList(language)
  await open()
  await waitFor(() => expect(shop.getState().wishlist.received).not.toBeNull())
  server.overrideAnswer('post', `${path}/items`, () => HttpResponse.error())
  const heart = await heartOf('Tove', language)
  await shopper.click(heart)
  expect(await screen.findAllByText(words[language].wall.unreachable)).not.toHaveLength(0)
  expect(heart).toHaveAttribute('aria-pressed', 'false')
  server.server.resetHandlers()
  await shopper.click(screen.getByRole('button', { name: words[language].product.retry }))
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
  await waitFor(() => expect(server.sandbox.database.all('SELECT * FROM wish')).toHaveLength(1))
})
