import type { ShownPage } from '../../src/analytics/currentPage'
import { createAdPixel } from '../../src/analytics/services/adPixel'
import { listCookies } from '../../src/analytics/runServices'
import { createClarity, createSessionRecorder } from '../../src/analytics/services/sessionRecorder'
import { createTagManager } from '../../src/analytics/services/tagManager'
import type { ConsentCategory } from '../../src/features/consent/consentChoice'
import { type TemplateName, templateNames } from '../../src/pageTable/templates'

const shown = (template: TemplateName, content: unknown = null): ShownPage =>
  ({
    path: '/nl/x',
    page: { id: template, template, title: 'Titel', language: 'nl', content, head: { title: 'Titel | Shop' } },
  }) as unknown as ShownPage

/** The data layer, with the commands of Consent Mode as lists. */
const layer = () =>
  (window.dataLayer ?? []).map((each) =>
    Object.prototype.toString.call(each) === '[object Arguments]' ? Array.from(each as ArrayLike<unknown>) : each,
  )

beforeEach(() => {
  delete window.dataLayer
  delete window.fbq
  delete window.clarity
})

test('the tag manager finds the denied defaults first, then the choice, and no earlier event', () => {
  const atLoad: unknown[][] = []
  const load = () => void atLoad.push(layer())
  const manager = createTagManager('GTM-AB12CD', load)
  manager.onEvent!({ event: 'search', search_term: 'te vroeg' })
  expect(window.dataLayer).toBeUndefined()
  manager.allow(['statistics'])
  manager.onEvent!({ event: 'search', search_term: 'stoel' })
  manager.onEvent!({ event: 'view_item', ecommerce: { currency: 'EUR', value: 1, items: [] } })
  manager.withdraw()
  manager.onEvent!({ event: 'search', search_term: 'te laat' })
  expect(atLoad).toHaveLength(1)
  expect(atLoad[0]).toHaveLength(2)
  const ads = (state: string) => ({ ad_storage: state, ad_user_data: state, ad_personalization: state })
  expect(layer()).toEqual([
    ['consent', 'default', { analytics_storage: 'denied', ...ads('denied') }],
    ['consent', 'update', { analytics_storage: 'granted', ...ads('denied') }],
    { event: 'search', search_term: 'stoel' },
    { ecommerce: null },
    { event: 'view_item', ecommerce: { currency: 'EUR', value: 1, items: [] } },
    ['consent', 'update', { analytics_storage: 'denied', ...ads('denied') }],
  ])
  manager.allow(['advertising'])
  expect(layer().at(-1)).toEqual(['consent', 'update', { analytics_storage: 'denied', ...ads('granted') }])
})

test('the pixel counts each page once as content, a product page with its product, and only while it is allowed', () => {
  const load = jest.fn()
  const pixel = createAdPixel('1234567890', load)
  pixel.onPage!(shown('homepage'))
  expect(window.fbq).toBeUndefined()
  pixel.allow(['advertising'])
  pixel.allow(['statistics', 'advertising'])
  const product = { id_product: 7, name: 'Stoel', brand: { name: 'Merk' }, price: { amount: 289 }, combinations: [] }
  pixel.onPage!(shown('category'))
  pixel.onPage!(shown('product', { product, id_sku: null }))
  pixel.withdraw()
  pixel.onPage!(shown('homepage'))
  expect(load).toHaveBeenCalledTimes(1)
  expect(window.fbq!.disablePushState).toBe(true)
  expect(window.fbq!.queue).toEqual([
    ['consent', 'grant'],
    ['set', 'autoConfig', false, '1234567890'],
    ['init', '1234567890'],
    ['track', 'ViewContent', { content_name: 'Titel | Shop', content_category: 'category' }],
    [
      'track',
      'ViewContent',
      { content_type: 'product', content_ids: ['7'], content_name: 'Stoel', value: 289, currency: 'EUR' },
    ],
    ['consent', 'revoke'],
  ])
})

test('the recorder never runs on a password, account, checkout or gift list page', () => {
  const recorded = templateNames.filter((template) => {
    const recorder = { start: jest.fn(), stop: jest.fn() }
    const service = createSessionRecorder(recorder)
    service.allow(['recordings'])
    service.onPage!(shown(template))
    return recorder.start.mock.calls.length > 0
  })
  expect(recorded).toEqual([
    ...['brand', 'brands', 'build-your-own', 'campaign', 'cart', 'category', 'contact', 'content', 'family'],
    ...['homepage', 'interior-advice', 'language', 'new-arrivals', 'product', 'sale', 'search', 'sku'],
  ])
})

test('a recording stops on a private page and on a withdrawal, and does not begin again on the same page load', () => {
  const recorder = { start: jest.fn(), stop: jest.fn() }
  const service = createSessionRecorder(recorder)
  service.onPage!(shown('homepage'))
  expect(recorder.start).not.toHaveBeenCalled()
  service.allow(['recordings'])
  service.onPage!(shown('product'))
  expect(recorder.start).toHaveBeenCalledTimes(1)
  service.onPage!(shown('checkout-step-guest'))
  service.onPage!(shown('homepage'))
  service.withdraw()
  expect([recorder.start.mock.calls.length, recorder.stop.mock.calls.length]).toEqual([1, 1])
})

test('Clarity masks the whole page before it is loaded', () => {
  const load = jest.fn(() => expect(document.body.dataset.clarityMask).toBe('true'))
  createClarity('a1b2c3d4e5', load).start()
  expect(load).toHaveBeenCalledWith('https://www.clarity.ms/tag/a1b2c3d4e5')
})

test.each<[ConsentCategory, string[]]>([
  ['statistics', ['_ga', '_ga_AB12']],
  ['advertising', ['_gcl_au', '_fbp']],
  ['recordings', ['_clck']],
])('the cookies of %s are found among the cookies of others', (category, names) => {
  expect(
    listCookies('_ga=1; _gat_own=2; _ga_AB12=x=y; _gcl_au=3; _fbp=fb.1; _clck=4; session=5; =6', category),
  ).toEqual(names)
})

test('the pixel receives the events of the cart and of orders and no others, only while it is allowed', () => {
  const pixel = createAdPixel('1234567890', jest.fn())
  const sale = (value: number) => ({ currency: 'EUR' as const, value, items: [{ item_id: '1004', price: value }] })
  const send = () => {
    pixel.onEvent!({ event: 'add_to_cart', ecommerce: sale(289) })
    pixel.onEvent!({ event: 'view_cart', ecommerce: sale(289) })
    pixel.onEvent!({ event: 'remove_from_cart', ecommerce: sale(100) })
    pixel.onEvent!({ event: 'purchase', ecommerce: { ...sale(189), transaction_id: 'UN-1', shipping: 0, tax: 32.8 } })
  }
  send()
  pixel.allow(['advertising'])
  const before = window.fbq!.queue.length
  send()
  pixel.withdraw()
  const content = { content_type: 'product', content_ids: ['1004'], currency: 'EUR' }
  expect(window.fbq!.queue.slice(before).map((call) => [...call])).toEqual([
    ['track', 'AddToCart', { ...content, value: 289 }],
    ['trackCustom', 'RemoveFromCart', { ...content, value: 100 }],
    ['track', 'Purchase', { ...content, value: 189 }],
    ['consent', 'revoke'],
  ])
})
