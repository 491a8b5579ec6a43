import { act, screen, waitFor, within } from '@testing-library/react'
import { formatMoney } from '../../src/i18n/money'
import { addToCart } from '../../src/store/cart/addToCart'
import { axe } from '../support/axe'
import { withCart } from '../support/sandbox/storeVisitor'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import {
  fetchCart,
  cartMessages,
  findLine,
  names,
  offerMessages,
  overview,
  panelMessages,
  plain,
} from '../support/shopping/visitCart'
import { openCart, walkCheckout } from '../support/shopping/walkCheckout'

const server = startSandboxServer()
const { spile } = names
/** The cushion costs € 69. The sofa has a promotion that gives a pouf in its fabric. */
const cushion = { id: 106702, nl: 'Moln kussen', en: 'Moln cushion' }
const sofa = { id: 102001, nl: 'Lampi driezitsbank', en: 'Lampi three-seat sofa' }

const findPromotions = () => screen.findByRole('region', { name: /Acties voor je mandje|Offers for your basket/ })

describe('the promotions of a cart', () => {
  const messages = offerMessages.en

  test('five chairs show that one more makes one free, and six show that one is free', async () => {
    const { visitor, shopper } = await openCart(server, 'en', [spile, 5])
    const region = await findPromotions()
    expect(region).toHaveTextContent(messages.freeNext(1, 1))
    expect(within(region).getByRole('progressbar', { name: messages.progress(5, 6) })).toHaveAttribute(
      'aria-valuenow',
      '5',
    )

    await shopper.click(screen.getByRole('button', { name: cartMessages.en.more(spile.en) }))
    expect(await within(region).findByText(messages.freeNow(1))).toBeVisible()
    expect(await findLine(spile.en)).toHaveTextContent(cartMessages.en.freePieces(1))
    const { offers: given, totals } = await fetchCart(visitor, 'en')
    expect(overview()).toHaveTextContent(`${given[0]!.name}${plain(formatMoney(-given[0]!.amount, 'en'))}`)
    expect(overview()).toHaveTextContent(plain(formatMoney(totals.total, 'en')))
  })

  test('the amount missing for free delivery is shown until it is reached', async () => {
    const { shopper } = await openCart(server, 'en', [cushion, 1])
    const region = await findPromotions()
    expect(region).toHaveTextContent(plain(messages.delivery.missing(formatMoney(6, 'en'))))
    await shopper.click(screen.getByRole('button', { name: cartMessages.en.more(cushion.en) }))
    expect(await within(region).findByText(messages.delivery.reached)).toBeVisible()
  })

  test('the button of a promotional gift adds the gift to the cart', async () => {
    const visitor = await withCart(server, [[sofa.id, 1]])
    const [promotion] = (await fetchCart(visitor, 'en')).offers
    const { shopper, container } = walkCheckout('cart', 'en')
    const region = await findPromotions()
    await within(region).findByRole('button', { name: messages.takeGift })
    expect(await axe(container)).toHaveNoViolations()
    await shopper.click(within(region).getByRole('button', { name: messages.takeGift }))
    await waitFor(() => expect(within(region).queryByRole('button')).not.toBeInTheDocument())
    const { items, offers: given } = await fetchCart(visitor, 'en')
    expect(region).toHaveTextContent(messages.giftTaken(given[0]!.gift!.name))
    expect(within(region).getByText(messages.giftTaken(given[0]!.gift!.name)).closest('li')).toHaveFocus()
    const gift = items.find((item) => item.id_product_attribute === promotion!.gift!.id_product_attribute)!
    expect(await findLine(gift.name)).toHaveTextContent(cartMessages.en.freePieces(1))
  })

  test('the side panel summarises the promotions below the added item', async () => {
    const { shop } = walkCheckout('cart', 'en')
    await waitFor(() => expect(shop.getState().app.status).toBe('initialized'))
    await act(() => shop.dispatch(addToCart({ id_product: 1004, id_product_attribute: spile.id, quantity: 4 })))
    const panel = await screen.findByRole('dialog', { name: panelMessages.en.cartResult.added })
    expect(panel).toHaveTextContent(messages.freeNext(2, 1))
    expect(panel).toHaveTextContent(messages.delivery.reached)
    expect(await axe(panel)).toHaveNoViolations()
  })
})

test('a gift that could not be added shows an error message', async () => {
  const { shopper } = await openCart(server, 'nl', [sofa, 1])
  const region = await findPromotions()
  server.failCall('post', '/v1/cart/items', 409, { type: 'out_of_stock', data: { stock: 0 } })
  await shopper.click(await within(region).findByRole('button', { name: offerMessages.nl.takeGift }))
  expect(await within(region).findByRole('alert')).toHaveTextContent(offerMessages.nl.errors.soldOut)
})

test('a voucher for free delivery hides the amount missing for free delivery', async () => {
  const visitor = await withCart(server, [[cushion.id, 1]])
  await visitor.voucher('GRATISLEVERING')
  walkCheckout('cart')
  await findLine(cushion.nl)
  expect(screen.queryByText(/tot gratis levering/)).not.toBeInTheDocument()
})
