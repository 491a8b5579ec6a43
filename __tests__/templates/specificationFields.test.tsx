import { screen } from '@testing-library/react'
import { account } from '../../src/i18n/nl/account'
import { headings } from '../../src/i18n/nl/firstLoad/headings'
import { buildPath } from '../../src/pageTable/paths'
import { keepSpecificationFields } from '../support/data/specificationFields'
import { type BuiltSite, buildSite, expectWholePage, visitSite } from '../support/pages/visitSite'
import { placeOrder } from '../support/sandbox/placeOrder'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { withCart, withCustomer, withGuest } from '../support/sandbox/storeVisitor'

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
