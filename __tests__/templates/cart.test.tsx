import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { HttpResponse } from 'msw'
import { cart as en } from '../../src/i18n/en/cart'
import { formatMoney } from '../../src/i18n/money'
import { cart as nl } from '../../src/i18n/nl/cart'
import { panel as panelNl } from '../../src/i18n/nl/panel'
import { panel as panelEn } from '../../src/i18n/en/panel'
import { withCart } from '../support/filledCart'
import { startShopServer } from '../support/shopServer'
import { walkCheckout } from '../support/walkCheckout'

const server = startShopServer()
/** A chair with plenty of stock; a bench of which there are three. */
const chair = 100101
const bench = 100301
const notReduced = 100402
const words = { nl, en }
const panel = { nl: panelNl, en: panelEn }

const overview = () => screen.getByRole('complementary')

test('an empty cart says what to do next', async () => {
  const { container } = walkCheckout('cart')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Je mandje')
  expect(await screen.findByText(nl.empty)).toBeVisible()
  expect(screen.getByRole('link', { name: nl.emptyLink })).toHaveAttribute('href', '/nl/categorie/zitten')
  expect(await axe(container)).toHaveNoViolations()
})

test.each(['nl', 'en'] as const)('the cart in %s shows its lines and the amounts of the API', async (language) => {
  const shopper = await withCart(server, [[chair, 2]])
  const { cart } = await shopper.checkout()
  const { container } = walkCheckout('cart', language)
  const name = language === 'nl' ? 'Tove eetkamerstoel' : 'Tove dining chair'
  const line = (await screen.findByRole('link', { name })).closest('li')!
  expect(line).toHaveTextContent(language === 'nl' ? '€ 686,40' : '€686.40')
  expect(line).toHaveTextContent(language === 'nl' ? '2 × € 343,20' : '2 × €343.20')
  expect(line).toHaveTextContent(
    language === 'nl'
      ? 'Was € 429Laagste prijs vorige 30 dagen: € 429'
      : 'Was €429Lowest price of the past 30 days: €429',
  )
  expect(line).toHaveTextContent(language === 'nl' ? /bij jou (tussen|op) / : /with you (between|on) /)
  expect(overview()).toHaveTextContent(words[language].shippingLater)
  const { rate, amount } = cart!.totals.vat[0]!
  expect(overview()).toHaveTextContent(
    words[language].vat(formatMoney(amount, language), String(rate)).replaceAll('\u00a0', ' '),
  )
  expect(await screen.findByText(words[language].country(language === 'nl' ? 'België' : 'Belgium'))).toBeVisible()
  expect(screen.getByRole('link', { name: words[language].checkout })).toHaveAttribute(
    'href',
    language === 'nl' ? '/nl/afrekenen' : '/en/checkout',
  )
  expect(await axe(container)).toHaveNoViolations()
})

test('more of a piece, up to what is in stock', async () => {
  await withCart(server, [[bench, 2]])
  const { shopper } = walkCheckout('cart')
  const more = await screen.findByRole('button', { name: nl.more('Tove bank') })
  await shopper.click(more)
  expect(await screen.findByText(nl.stockLimit(3))).toBeVisible()
  expect(more).toBeDisabled()
  expect(screen.getByRole('textbox', { name: nl.quantity('Tove bank') })).toHaveValue('3')
  expect(screen.getByText(nl.unitLine(3, '€ 649'))).toBeVisible()
})

test('a removed line can be put back', async () => {
  await withCart(server, [
    [chair, 1],
    [bench, 2],
  ])
  const { shopper } = walkCheckout('cart')
  await shopper.click(await screen.findByRole('button', { name: nl.removeName('Tove bank') }))
  const undo = await screen.findByRole('button', { name: nl.undo })
  expect(screen.queryByRole('link', { name: 'Tove bank' })).not.toBeInTheDocument()
  await shopper.click(undo)
  expect(await screen.findByRole('link', { name: 'Tove bank' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: nl.quantity('Tove bank') })).toHaveValue('2')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the minus at one piece removes it, also the last, and that can be undone (SPEC §5)', async () => {
  await withCart(server, [[chair, 1]])
  const { shopper } = walkCheckout('cart')
  await shopper.click(await screen.findByRole('button', { name: nl.less('Tove eetkamerstoel') }))
  expect(await screen.findByText(nl.empty)).toBeVisible()
  await shopper.click(screen.getByRole('button', { name: nl.undo }))
  expect(await screen.findByRole('link', { name: 'Tove eetkamerstoel' })).toBeVisible()
})

test('a change that fails says why and keeps the line', async () => {
  await withCart(server, [[chair, 1]])
  const { shopper } = walkCheckout('cart')
  const more = await screen.findByRole('button', { name: nl.more('Tove eetkamerstoel') })
  server.sandbox.database.run('UPDATE combination SET stock = 1 WHERE id_product_attribute = ?', chair)
  await shopper.click(more)
  const line = screen.getByRole('link', { name: 'Tove eetkamerstoel' }).closest('li')!
  expect(await within(line).findByRole('alert')).toHaveTextContent(nl.errors.stock(1))
  expect(screen.getByRole('textbox', { name: nl.quantity('Tove eetkamerstoel') })).toHaveValue('1')
})

test.each(['nl', 'en'] as const)('a voucher in %s: refused in words, taken, and taken out', async (language) => {
  await withCart(server, [[chair, 1]])
  const { shopper } = walkCheckout('cart', language)
  const { voucher } = panel[language]
  await shopper.click(await screen.findByRole('button', { name: words[language].addVoucher }))
  const field = await screen.findByRole('textbox', { name: voucher.code })
  await shopper.type(field, 'NIETS')
  await shopper.click(screen.getByRole('button', { name: voucher.use }))
  await waitFor(() => expect(field).toHaveAccessibleDescription(voucher.unknown))
  expect(field).toHaveValue('NIETS')
  await shopper.clear(field)
  await shopper.type(field, 'zomer22')
  await shopper.click(screen.getByRole('button', { name: voucher.use }))
  await waitFor(() => expect(field).toHaveAccessibleDescription(voucher.expired))
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations()

  await shopper.clear(field)
  await shopper.type(field, 'NOORD25')
  await shopper.click(screen.getByRole('button', { name: voucher.use }))
  expect(await screen.findByText(words[language].voucher('NOORD25'))).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(overview()).toHaveTextContent(language === 'nl' ? '− € 25' : '− €25')

  await shopper.click(screen.getByRole('button', { name: words[language].removeVoucher('NOORD25') }))
  await waitFor(() => expect(screen.queryByText(words[language].voucher('NOORD25'))).not.toBeInTheDocument())
})

test('a voucher with a minimum says how much is missing', async () => {
  await withCart(server, [[notReduced, 1]])
  const { shopper } = walkCheckout('cart')
  await shopper.click(await screen.findByRole('button', { name: nl.addVoucher }))
  const field = await screen.findByRole('textbox', { name: panelNl.voucher.code })
  await shopper.type(field, 'INTERIEUR100{Enter}')
  await waitFor(() => expect(field).toHaveAccessibleDescription('Nog €\u00a01.211 en deze bon werkt.'))
})

test('the country of delivery can be chosen', async () => {
  await withCart(server)
  const { shopper } = walkCheckout('cart')
  await shopper.click(await screen.findByRole('button', { name: /Levering in België/ }))
  await shopper.click(await screen.findByRole('radio', { name: 'Frankrijk' }))
  await shopper.click(screen.getByRole('button', { name: panelNl.country.save }))
  expect(await screen.findByText(nl.country('Frankrijk'))).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('with the shop away the page says so, keeps the token, and a second try shows the cart', async () => {
  await withCart(server)
  const token = window.localStorage.getItem('upnorth.cart')
  server.overrideAnswer('get', '/v1', () => HttpResponse.error())
  const { shopper, container } = walkCheckout('cart')
  expect(await screen.findByRole('alert')).toHaveTextContent(nl.errors.load)
  expect(await axe(container)).toHaveNoViolations()
  expect(window.localStorage.getItem('upnorth.cart')).toBe(token)
  server.server.resetHandlers()
  await shopper.click(screen.getByRole('button', { name: nl.errors.retry }))
  expect(await screen.findByRole('link', { name: 'Tove eetkamerstoel' })).toBeVisible()
})
