import { screen } from '@testing-library/react'
import { account } from '../../src/i18n/nl/account'
import { headings } from '../../src/i18n/nl/firstLoad/headings'
import { buildPath } from '../../src/pageTable/paths'
import { type BuiltSite, buildSite, expectWholePage, visitSite } from '../support/pages/visitSite'
import { placeOrder } from '../support/sandbox/placeOrder'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { withCart, withCustomer, withGuest } from '../support/sandbox/storeVisitor'

/** The names of fields in SPEC §3 and §7. */
const named = [
  ...['session', 'token', 'customer', 'addresses', 'id_customer', 'email', 'id_gender', 'firstname', 'lastname'],
  ...['id_address', 'address1', 'address2', 'postcode', 'city', 'id_country', 'company', 'vat_number'],
  ...['cart', 'id_cart', 'closed', 'items', 'vouchers', 'id_cart_rule', 'cartrules', 'changed', 'actions'],
  ...['id', 'id_product', 'id_product_attribute', 'id_sku', 'quantity', 'sellPrice', 'sellPrice_tax_incl', 'name_en'],
  ...['combination', 'manufacturer_name', 'id_giftlist_product', 'id_giftlist', 'name', 'name_parents'],
  ...['welcome_message', 'gender', 'published', 'priority', 'message', 'code', 'type', 'data', 'id_order'],
]

/**
 * The fields that the specification leaves open and an API has to answer in some way: docs/shop-api/README.md, "What may
 * be missing".
 */
const required = [
  ...['_embedded', 'products', 'brands', 'categories', 'families', 'campaigns', 'countries', 'slugs', 'nl', 'en'],
  ...['slug', 'brand', 'price', 'amount', 'combinations', 'id_brand', 'id_category', 'id_family', 'title', 'total'],
  ...['carriers', 'id_carrier', 'payment_methods', 'id_payment', 'redirect', 'orders', 'lines', 'giftlists', 'limit'],
  ...['page', 'giftlist'],
]

const kept = new Set([...named, ...required])

/** Returns an answer without the fields that an API may leave out. */
function keepSpecificationFields(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(keepSpecificationFields)
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(
    Object.entries(answer).flatMap(([name, value]) => {
      if (name === '_links') return [[name, value as unknown]]
      return kept.has(name) ? [[name, keepSpecificationFields(value)]] : []
    }),
  )
}

const server = startSandboxServer()
let site: BuiltSite | undefined

/** Opens a page of the shop whose API answers with the fields of the specification alone. */
async function visit(path: string) {
  site ??= await buildSite(server, keepSpecificationFields)
  return visitSite(server, site, path)
}

const prepare = {
  visitor: async () => undefined,
  cart: async () => void (await withCart(server)),
  guest: async () => void (await withGuest(server)),
  customer: async () => void (await withCustomer(server)),
  order: async () => {
    const shopper = await withCustomer(server)
    await placeOrder(shopper, ['2 x 100402'])
  },
}

describe('a shop API with the fields of the specification alone', () => {
  test.each<[string, string, keyof typeof prepare, () => Promise<unknown>]>([
    ['the home page', '/nl', 'visitor', () => screen.findByRole('heading', { level: 1 })],
    ['a list', buildPath('new', 'nl'), 'visitor', () => screen.findByRole('link', { name: 'Bue kandelaar' })],
    ['another list', buildPath('sale', 'nl'), 'visitor', () => screen.findByRole('heading', { level: 1 })],
    ['a brand', '/nl/merken/hiljaa', 'visitor', () => screen.findByRole('heading', { level: 1, name: 'Hiljaa' })],
    ['the brands', '/nl/merken', 'visitor', () => screen.findByRole('link', { name: 'Hiljaa' })],
    [
      'a product',
      '/nl/producten/tove-eetkamerstoel',
      'visitor',
      () => screen.findByRole('button', { name: 'In mandje' }),
    ],
    ['a search', '/nl/zoeken?q=tove', 'visitor', () => screen.findByRole('link', { name: 'Tove eetkamerstoel' })],
    ['the cart', buildPath('cart', 'nl'), 'cart', () => screen.findByRole('heading', { name: 'Tove eetkamerstoel' })],
    ['the shipping step', buildPath('checkout-step-shipping', 'nl'), 'guest', () => screen.findAllByRole('radio')],
    ['the account', buildPath('my-account', 'nl'), 'customer', () => screen.findByText('Dag An')],
    ['the addresses', buildPath('my-addresses', 'nl'), 'customer', () => screen.findAllByText(/Lindelaan 1/)],
    ['the orders', buildPath('my-orders', 'nl'), 'order', () => screen.findByText(/Spile/)],
    ['an order', `${buildPath('my-orders', 'nl')}/1`, 'order', () => screen.findByText(/Spile/)],
  ])('the shop shows %s without an error message', async (_, path, visitor, findSign) => {
    await prepare[visitor]()
    await visit(path)
    await findSign()
    await expectWholePage()
    expect(screen.queryByRole('heading', { name: headings.identification })).not.toBeInTheDocument()
    expect(screen.queryByText(account.gate.title)).not.toBeInTheDocument()
  })
})
