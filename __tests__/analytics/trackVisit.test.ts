import { announcePage } from '../../src/analytics/currentPage'
import type { AnalyticsEvent } from '../../src/analytics/events/events'
import { trackVisit } from '../../src/analytics/trackVisit'
import { order as orderContract } from '../../src/contract/order'
import type { ProductCard } from '../../src/contract/product'
import type { PageContext } from '../../src/pageTable/pageContext'
import type { TemplateName } from '../../src/pageTable/templates'
import { loadFullProducts, loadProducts } from '../../src/store/catalogue/catalogueApi'
import { addToCart } from '../../src/store/cart/addToCart'
import { updateItem } from '../../src/store/cart/cartThunks'
import { loadStoredCart } from '../../src/store/cart/storedCartThunks'
import { chooseCarrier } from '../../src/store/checkout/checkoutThunks'
import { choosePayment } from '../../src/store/checkout/checkoutAndPayment'
import { submitGuest } from '../../src/store/checkout/submitGuest'
import { designThunks } from '../../src/store/design/designThunks'
import { fetchEndpoints } from '../../src/store/http/links'
import { loadOrder } from '../../src/store/order/orderApi'
import type { AppThunk } from '../../src/store/AppThunk'
import { startStore } from '../../src/store/start/startStore'
import { addDeviceWish, removeDeviceWish } from '../../src/store/wishlist/deviceWishes'
import { register } from '../support/sandbox/register'
import { guestDetails, Shopper } from '../support/sandbox/Shopper'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { storeTokens } from '../support/sandbox/storeVisitor'
import { chair, createLazyStore, createTestStore, otherChair } from '../support/store/testStore'

const server = startSandboxServer()

let sent: AnalyticsEvent[] = []
let stop = () => {}
/** Reads the store of the page. */
let state = createLazyStore().getState
const names = () => sent.splice(0).map(({ event }) => event)

beforeEach(() => {
  window.localStorage.clear()
  state = createLazyStore().getState
  stop = trackVisit(
    (event) => sent.push(event),
    () => state(),
  )
  // The page of the previous test is still in view.
  sent = []
})
afterEach(() => stop())

const page = (template: TemplateName, content: unknown = null, id: string = template): PageContext<unknown> => ({
  ...{ id, template, title: `Title of ${id}`, language: 'nl', navigation: [], breadcrumbs: [], content },
  head: { title: `Title of ${id} | Shop`, canonical: `/nl/${id}` },
  paths: { nl: `/nl/${id}`, en: `/en/${id}` },
})
const open = (template: TemplateName, content?: unknown, id: string = template) =>
  announcePage({ page: page(template, content, id), path: `/nl/${id}` })

/** Starts the store as a page does. */
async function startShop() {
  const store = createTestStore()
  state = store.getState
  await store.dispatch(startStore())
  names()
  return store
}
const fetchCards =
  (query: object): AppThunk<Promise<ProductCard[]>> =>
  async (dispatch, _getState, { client }) =>
    (await loadProducts(client, await dispatch(fetchEndpoints()), query))._embedded.products

test('the address of a page view is the final one, without text that a visitor typed', () => {
  window.history.replaceState(null, '', '/nl/cart?utm_source=brief&q=an%40example.be&token=x#secret')
  open('homepage')
  expect(sent).toEqual([
    {
      event: 'page_view',
      page_id: 'homepage',
      page_template: 'homepage',
      page_title: 'Title of homepage | Shop',
      page_location: 'http://localhost/nl/homepage?utm_source=brief',
      language: 'nl',
    },
  ])
  window.history.replaceState(null, '', '/')
})

test.each([
  ['my-order', 'account-orders', '/nl/mijn-bestellingen/12', 'http://localhost/nl/mijn-bestellingen/:order'],
  ['giftlist', 'giftlist', '/nl/wenslijsten/K7QFM2XP', 'http://localhost/nl/wenslijsten/:list'],
] as const)(
  'the address of a page view on %s contains neither an order number nor the code of a gift list',
  (id, template, path, location) => {
    announcePage({ page: page(template, null, id), path })
    expect(sent).toMatchObject([{ page_location: location }])
  },
)

test('the 404 page is counted, but not while it waits for a page newer than the build', () => {
  announcePage({ page: page('404'), path: '/nl/producten/nieuw' })
  expect(sent).toEqual([])
  announcePage({ page: page('404'), path: '/nl/bestaat-niet' })
  expect(sent).toMatchObject([{ event: 'page_view', page_id: '404' }])
})

test('a list, a click on one of its products, and the product page send their events with the same item', async () => {
  const store = await startShop()
  const [card] = (await store.dispatch(fetchCards({ ids: [chair.id_product] }))) as [ProductCard]
  expect(sent).toEqual([])
  open('category', { list: { products: [card] } })
  const item = {
    item_id: '1001',
    item_name: card.name,
    item_brand: card.brand.name,
    price: card.price.amount,
    index: 0,
  }
  const list = { item_list_id: '/nl/category', item_list_name: 'Title of category', items: [item] }
  expect(sent.splice(0)).toMatchObject([{ event: 'page_view' }, { event: 'view_item_list', ecommerce: list }])

  document.body.innerHTML = `<a href="/nl/producten/${card.slugs.nl}/een-kleur"><b>${card.name}</b></a><a href="https://elsewhere.example${`/nl/producten/${card.slugs.nl}`}">x</a>`
  for (const link of document.querySelectorAll('a')) {
    link.addEventListener('click', (event) => event.preventDefault())
    ;(link.firstElementChild ?? link).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
  expect(sent.splice(0)).toEqual([{ event: 'select_item', ecommerce: list }])

  const [product] = await store.dispatch((async (dispatch, _getState, { client }) =>
    loadFullProducts(client, await dispatch(fetchEndpoints()), [1001])) as AppThunk<
    ReturnType<typeof loadFullProducts>
  >)
  const variant = product!.combinations[1]!
  open('sku', { product, id_sku: variant.id_sku })
  expect(sent.splice(0)).toMatchObject([
    { event: 'page_view' },
    {
      event: 'view_item',
      ecommerce: {
        ...{ currency: 'EUR', value: variant.price.amount },
        items: [{ item_id: '1001', item_variant: variant.name, price: variant.price.amount, quantity: 1 }],
      },
    },
  ])
})

test('a search sends its term once, and every list that the visitor requests sends its products', async () => {
  const store = await startShop()
  open('search')
  names()
  const cards = await store.dispatch(fetchCards({ q: 'stoel', page: 1, limit: 4, facets: 1 }))
  expect(sent).toMatchObject([
    { event: 'search', search_term: 'stoel' },
    { event: 'view_item_list', ecommerce: { items: cards.map(({ id_product }) => ({ item_id: String(id_product) })) } },
  ])
  names()
  await store.dispatch(fetchCards({ q: 'stoel', page: 2, limit: 4 }))
  expect(names()).toEqual(['view_item_list'])
  await store.dispatch(fetchCards({ q: 'olifant', page: 1, limit: 4 }))
  expect(names()).toEqual(['search'])
})

test('a change of the cart sends the difference, and a cart that is only loaded sends nothing', async () => {
  const store = await startShop()
  await store.dispatch(addToCart({ ...otherChair, quantity: 3 }))
  const [line] = store.getState().cart.cart!.items
  const { id, sellPrice_tax_incl: price } = line!
  expect(sent.splice(0)).toMatchObject([
    {
      event: 'add_to_cart',
      ecommerce: { currency: 'EUR', value: price * 3, items: [{ item_id: '1004', price, quantity: 3 }] },
    },
  ])
  await store.dispatch(updateItem(id, 1))
  expect(sent.splice(0)).toMatchObject([
    { event: 'remove_from_cart', ecommerce: { value: price * 2, items: [{ quantity: 2 }] } },
  ])
  await store.dispatch(loadStoredCart())
  expect(names()).toEqual([])
  await store.dispatch(updateItem(id, 0))
  expect(sent.splice(0)).toMatchObject([{ event: 'remove_from_cart', ecommerce: { value: price } }])
})

test('a changed shelving unit counts with the difference, and not as removed and added whole', async () => {
  const store = await startShop()
  const item = (id_product_attribute: number, quantity: number) => ({
    ...{ id_product: Math.floor(id_product_attribute / 100), id_product_attribute, quantity },
  })
  const put = (design: string, quantity: number) => {
    const [old = null] = store.getState().cart.cart?.designs ?? []
    const items = [item(102808, 2), item(102904, quantity)]
    return store.dispatch(designThunks.putDesignInCart({ design, items }, old, design))
  }
  await put('1.three', 3)
  names()
  await put('1.four', 4)
  expect(sent.splice(0)).toMatchObject([
    { event: 'add_to_cart', ecommerce: { value: 53.1, items: [{ item_id: '1029', quantity: 1 }] } },
  ])
})

test('the event of the cart page waits for the cart, and an empty cart sends none', async () => {
  const shopper = new Shopper(server.sandbox)
  await shopper.add(100401, 2)
  storeTokens(shopper)
  const store = createTestStore()
  state = store.getState
  open('cart')
  expect(names()).toEqual(['page_view'])
  await store.dispatch(startStore())
  expect(sent.splice(0)).toMatchObject([{ event: 'view_cart', ecommerce: { items: [{ quantity: 2 }] } }])
  await store.dispatch(updateItem(store.getState().cart.cart!.items[0]!.id, 0))
  names()
  open('cart')
  expect(names()).toEqual(['page_view'])
})

test('a complete order sends each step and its purchase once, even if pages are opened again', async () => {
  const store = await startShop()
  await store.dispatch(addToCart({ ...otherChair }))
  names()
  open('checkout-identification')
  open('checkout-step-guest')
  open('checkout-identification')
  expect(names().filter((name) => name !== 'page_view')).toEqual(['begin_checkout'])
  await store.dispatch(submitGuest(guestDetails))
  expect(names()).toEqual([])
  await store.dispatch(chooseCarrier({ id_carrier: 4 }))
  const { cart } = store.getState().cart
  const price = cart!.items[0]!.sellPrice_tax_incl
  expect(sent.splice(0)).toMatchObject([
    { event: 'add_shipping_info', ecommerce: { value: price, shipping_tier: 'store' } },
  ])
  const payment = await store.dispatch(choosePayment({ id_payment: 1, id_address_invoice: cart!.id_address_invoice! }))
  expect(sent.splice(0)).toMatchObject([
    { event: 'add_payment_info', ecommerce: { value: price, payment_type: expect.any(String) } },
  ])

  const { token } = store.getState().cart
  const guest = new Shopper(server.sandbox)
  Object.assign(guest.headers, { CartToken: token, CustomerToken: store.getState().session.token })
  await guest.report(payment.ok ? payment.answer!.redirect : '', 'pay')
  await store.dispatch(loadStoredCart())
  expect(names()).toEqual([])
  const { id_order } = server.sandbox.database.one<{ id_order: number }>('SELECT id_order FROM orders')!
  const placed = await guest.call(orderContract, 'GET', `/v1/orders/${id_order}`)
  const load: AppThunk<Promise<unknown>> = (_dispatch, _getState, { client }) => loadOrder(client, id_order)
  await store.dispatch(load)
  expect(names()).toEqual([])
  open('order-confirmation')
  await store.dispatch(load)
  await store.dispatch(load)
  const { totals } = placed
  expect(sent.splice(0)).toMatchObject([
    { event: 'page_view' },
    {
      event: 'purchase',
      ecommerce: {
        ...{ transaction_id: placed.number, currency: 'EUR', value: totals.items - totals.discount },
        ...{ shipping: totals.shipping ?? 0, tax: totals.vat.reduce((sum, { amount }) => sum + amount, 0) },
        items: [{ item_id: '1004', quantity: 1, price }],
      },
    },
  ])
  // A reload of the confirmation begins with a new tracker.
  stop()
  stop = trackVisit(
    (event) => sent.push(event),
    () => state(),
  )
  names()
  await store.dispatch(load)
  expect(names()).toEqual([])
})

test('an addition to the wishlist counts once, on the device and in an account; a removal or a change in another tab does not', async () => {
  const wish = { ...chair, price_then: 289 }
  addDeviceWish(wish)
  expect(sent.splice(0)).toEqual([
    {
      event: 'add_to_wishlist',
      ecommerce: { currency: 'EUR', value: 289, items: [{ item_id: '1001', price: 289, quantity: 1 }] },
    },
  ])
  removeDeviceWish(wish)
  window.localStorage.setItem('upnorth.wishlist', JSON.stringify([wish]))
  window.dispatchEvent(new StorageEvent('storage', { key: 'upnorth.wishlist', storageArea: window.localStorage }))
  expect(names()).toEqual([])
  removeDeviceWish(wish)

  const customer = new Shopper(server.sandbox)
  await register(customer)
  storeTokens(customer)
  const store = await startShop()
  const { changeWish, loadWishes } = await import('../../src/store/wishlist/accountWishes')
  await store.dispatch(loadWishes())
  expect(names()).toEqual([])
  await store.dispatch(changeWish({ ...otherChair }, true))
  await store.dispatch(loadWishes())
  await store.dispatch(changeWish({ ...otherChair }, false))
  expect(sent.splice(0)).toMatchObject([{ event: 'add_to_wishlist', ecommerce: { items: [{ item_id: '1004' }] } }])
})
