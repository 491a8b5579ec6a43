import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { readWishedCountry, saveWishedCountry } from '../../src/features/delivery/useWishedCountry'
import { addToCart, putInCart } from '../../src/store/cart/addToCart'
import { panelOpened } from '../../src/store/sidePanelSlice'
import { withCart } from '../support/sandbox/storeVisitor'
import { setDay } from '../support/dom/setDay'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { cartMessages, findLine, panelMessages, plain } from '../support/shopping/visitCart'
import { walkCheckout } from '../support/shopping/walkCheckout'
import { retryLabel } from '../support/data/commonSentences'
import { formatMoney } from '../../src/i18n/money'
import { readDelivery } from '../support/data/readDelivery'

const server = startSandboxServer()
const france = { nl: /^Frankrijk/, en: /^France/ }
const cushion = { id: 106702, nl: 'Moln kussen' }

afterEach(() => {
  document.head.replaceChildren()
  jest.useRealTimers()
})

test('the country panel lists five countries with the cost and duration of delivery', async () => {
  const { price, freeFrom } = readDelivery('home')
  const { country } = panelMessages.en
  await withCart(server, [[cushion.id, 1]])
  const { shopper } = walkCheckout('cart', 'en')
  const button = await screen.findByRole('button', { name: new RegExp(cartMessages.en.changeCountry) })
  await shopper.click(button)
  const panel = await screen.findByRole('dialog', { name: country.title })
  expect(await within(panel).findAllByRole('radio')).toHaveLength(5)
  expect(within(panel).getByRole('radio', { checked: true })).toHaveAccessibleName(
    `Belgium ${formatMoney(price, 'en')} free from ${formatMoney(freeFrom, 'en')}`,
  )
  expect(within(panel).getByRole('radio', { name: france.en })).toHaveAccessibleName(
    new RegExp(`${formatMoney(readDelivery('home', 'FR').price, 'en')} .*2 working days longer`),
  )
  await shopper.click(within(panel).getByRole('radio', { name: france.en }))
  await shopper.click(within(panel).getByRole('button', { name: country.save }))
  expect(await screen.findByText(cartMessages.en.country('France'))).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a retry loads the countries after a failure', async () => {
  await withCart(server)
  const { shopper } = walkCheckout('cart')
  await findLine('Tove eetkamerstoel')
  server.failCall('get', '/v1/countries')
  await shopper.click(screen.getByRole('button', { name: new RegExp(cartMessages.nl.changeCountry) }))
  expect(await within(await screen.findByRole('dialog')).findByRole('alert')).toHaveTextContent(
    panelMessages.nl.country.failed,
  )
  server.restoreCalls()
  await shopper.click(screen.getByRole('button', { name: retryLabel.nl }))
  expect(await screen.findAllByRole('radio')).toHaveLength(5)
})

test('a country without a known delivery cost can be chosen', async () => {
  await withCart(server)
  const countries = [{ id_country: 8, iso: 'FR', name: 'Frankrijk', vat: 20, postcode: '', extra_days: 0 }]
  server.overrideAnswer('get', '/v1/countries', () => HttpResponse.json({ _embedded: { countries } }))
  const { shopper } = walkCheckout('cart')
  await shopper.click(await screen.findByRole('button', { name: new RegExp(cartMessages.nl.changeCountry) }))
  expect(await screen.findByRole('radio')).toHaveAccessibleName('Frankrijk')
})

test('a country chosen before there is a cart is stored and sent with the first cart (SPEC §7, country update)', async () => {
  const walk = walkCheckout('cart')
  await screen.findByText(cartMessages.nl.empty)
  const { shopper, shop } = walk
  act(() => void shop.dispatch(panelOpened({ mode: 'countrySelector', data: null })))
  const panel = await screen.findByRole('dialog')
  expect(await within(panel).findByText(panelMessages.nl.country.noCart)).toBeVisible()
  await shopper.click(await within(panel).findByRole('radio', { name: france.nl }))
  await shopper.click(within(panel).getByRole('button', { name: panelMessages.nl.country.save }))
  expect(server.asked().filter((call) => call.startsWith('PUT'))).toEqual([])

  await act(() => shop.dispatch(putInCart({ id_product: 1067, id_product_attribute: cushion.id })))
  await waitFor(() => expect(shop.getState().cart.cart?.id_country).toBe(8))
  expect(readWishedCountry()).toBeNull()
})

test.each([
  [() => HttpResponse.error(), 8],
  [() => HttpResponse.json({ type: 'invalid' }, { status: 422 }), null],
])(
  'a country chosen before there is a cart remains stored after a network error, and not after a refusal (%#)',
  async (answer, storedCountry) => {
    saveWishedCountry(8)
    server.overrideAnswer('put', '/v1/cart/country', answer)
    const { shop } = walkCheckout('cart')
    await screen.findByText(cartMessages.nl.empty)
    await act(() => shop.dispatch(putInCart({ id_product: 1067, id_product_attribute: cushion.id })))
    await waitFor(() => expect(server.asked()).toContain('PUT /web/v1/cart/country'))
    await waitFor(() => expect(shop.getState().cart.pending).toBe(0))
    await waitFor(() => expect(readWishedCountry()).toBe(storedCountry))
    saveWishedCountry(null)
  },
)

test.each([
  ['nl', 'en', 'English'],
  ['en', 'nl', 'Nederlands'],
] as const)('the country panel of a page in %s links to the same page in %s', async (language, otherLanguage, name) => {
  const link = Object.assign(document.createElement('link'), {
    rel: 'alternate',
    href: `https://shop.example/${otherLanguage}/x`,
  })
  link.hreflang = otherLanguage
  document.head.append(link)
  await withCart(server)
  const { shopper } = walkCheckout('cart', language, '?q=1')
  await shopper.click(await screen.findByRole('button', { name: new RegExp(cartMessages[language].changeCountry) }))
  const languageLink = await screen.findByRole('link', { name })
  expect(languageLink).toHaveAttribute('href', `/${otherLanguage}/x?q=1`)
  expect(languageLink).toHaveAttribute('lang', otherLanguage)
})

test.each([
  ['nl', 'Tove eetkamerstoel', 'tussen 4 en 6 maart', 'tussen 6 en 10 maart'],
  ['en', 'Tove dining chair', 'between 4 and 6 March', 'between 6 and 10 March'],
] as const)(
  'the delivery date of an item depends on the country of the cart, in %s',
  async (language, name, homeDates, foreignDates) => {
    setDay('2026-03-02')
    const visitor = await withCart(server)
    const firstVisit = walkCheckout('cart', language)
    await waitFor(async () => expect(await findLine(name)).toHaveTextContent(homeDates))
    firstVisit.unmount()
    await visitor.change('PUT', '/v1/cart/country', { id_country: 8, id_lang: 1 })
    walkCheckout('cart', language)
    await waitFor(async () => expect(await findLine(name)).toHaveTextContent(foreignDates))
  },
)

test('the delivery date of an item counts from the date in Belgium, as in the checkout', async () => {
  setDay('2026-03-02', '23:30')
  await withCart(server)
  walkCheckout('cart')
  await waitFor(async () => expect(await findLine('Tove eetkamerstoel')).toHaveTextContent('tussen 5 en 9 maart'))
})

test('the panel after an addition promises a date for the country of the cart', async () => {
  setDay('2026-03-02', '23:30')
  const visitor = await withCart(server)
  await visitor.change('PUT', '/v1/cart/country', { id_country: 8, id_lang: 1 })
  const { shop } = walkCheckout('cart')
  await findLine('Tove eetkamerstoel')
  await act(() => shop.dispatch(addToCart({ id_product: 1067, id_product_attribute: cushion.id })))
  const line = await findLine('Moln kussen')
  await waitFor(() => expect(line).toHaveTextContent(/tussen .* maart/))
  const [dates] = /tussen .* maart/.exec(plain(line.textContent ?? ''))!
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(dates))
})
