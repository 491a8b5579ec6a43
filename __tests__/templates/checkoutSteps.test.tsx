import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { leaveShop } from '../../src/features/checkout/payment/leaveShop'
import { checkout as words } from '../../src/i18n/nl/checkout'
import { headings } from '../../src/i18n/nl/headings'
import { withGuest } from '../support/filledCart'
import { startShopServer } from '../support/shopServer'
import { walkCheckout } from '../support/walkCheckout'

jest.mock('../../src/features/checkout/payment/leaveShop', () => ({ leaveShop: jest.fn() }))

const server = startShopServer()
beforeEach(() => jest.mocked(leaveShop).mockClear())

/** Small enough for every carrier, and too large for a parcel. */
const mugs = 100402
const bench = 100301
const sees = (name: string) => screen.findByRole('heading', { level: 1, name })
const refused =
  (status: number, type: string, data: unknown = null) =>
  () =>
    HttpResponse.json({ type, data }, { status })

describe('gift wrapping', () => {
  const page = 'checkout-step-giftwrapping'
  const arrive = async (lines?: [number, number][]) => {
    const guest = await withGuest(server, lines)
    await guest.carrier(lines ? 2 : 1)
    return guest
  }

  test('a message that is too long stays, and is not sent', async () => {
    await arrive()
    const { shopper, address } = walkCheckout(page)
    await shopper.click(await screen.findByRole('radio', { name: new RegExp(words.gift.yes) }))
    const message = screen.getByRole('textbox', { name: new RegExp(words.gift.message) })
    await shopper.click(message)
    await shopper.paste('x'.repeat(251))
    expect(message).toHaveAccessibleDescription(words.gift.tooLong(250))
    await shopper.click(screen.getByRole('button', { name: words.gift.submit }))
    expect(address()).toBe('/nl/afrekenen/cadeautje')
    expect(message).toHaveValue('x'.repeat(251))
    expect(server.asked().join()).not.toContain('giftwrapping')
  })

  test('what cannot be wrapped says so', async () => {
    await arrive([[bench, 1]])
    walkCheckout(page)
    const yes = await screen.findByRole('radio', { name: new RegExp(words.gift.yes) })
    expect(yes).toBeDisabled()
    expect(yes).toHaveAccessibleName(new RegExp(words.gift.impossible))
  })

  test('without wrapping on to payment; what was chosen before stands chosen', async () => {
    const guest = await arrive()
    await guest.change('PUT', '/v1/cart/giftwrapping', {
      gift: true,
      gift_message: 'Hoera',
      id_lang: 1,
      step_giftwrapping: 1,
    })
    const { shopper } = walkCheckout(page)
    expect(await screen.findByRole('textbox', { name: new RegExp(words.gift.message) })).toHaveValue('Hoera')
    await shopper.click(screen.getByRole('radio', { name: new RegExp(words.gift.no) }))
    await shopper.click(screen.getByRole('button', { name: words.gift.submit }))
    await sees(headings.payment)
    expect((await guest.checkout()).cart?.gift.wanted).toBe(false)
  })
})

describe('payment', () => {
  const arrive = async () => {
    const guest = await withGuest(server, [[mugs, 1]])
    await guest.carrier(1)
    const walk = walkCheckout('checkout-step-payment')
    await walk.shopper.click(await screen.findByRole('checkbox', { name: new RegExp(words.payment.terms) }))
    return { ...walk, pay: () => screen.getByRole('button', { name: /^Betaal €/ }) }
  }

  test('shows the ways to pay of the country and the invoice address', async () => {
    const { pay } = await arrive()
    expect(screen.getByRole('radio', { name: /Bancontact/ })).toBeVisible()
    expect(screen.queryByRole('radio', { name: /iDEAL/ })).not.toBeInTheDocument()
    expect(screen.getByText(/Lindelaan 1/)).toBeVisible()
    expect(pay()).toHaveAccessibleName(words.payment.pay('€\u00a0289'))
    expect(screen.getByRole('link', { name: words.payment.termsLink })).toHaveAttribute(
      'href',
      '/nl/algemene-voorwaarden',
    )
  })

  test.each(['javascript:alert(1)', 'data:text/html,x'])('is not led to %s', async (redirect) => {
    server.overrideAnswer('post', '/v1/cart/payment', async ({ request }) => {
      const answer = (await (await server.shop(request)).json()) as object
      return HttpResponse.json({ ...answer, redirect })
    })
    const { shopper, pay } = await arrive()
    await shopper.click(pay())
    expect(await screen.findByRole('alert')).toHaveTextContent(words.payment.refusedAddress)
    expect(leaveShop).not.toHaveBeenCalled()
  })

  test.each([
    [refused(422, 'invalid', { field: 'id_payment' }), words.errors.payment],
    [refused(500, 'error'), words.errors.other],
    [() => HttpResponse.error(), words.errors.network],
  ])('a refusal is said by the button, and a second try leaves (%#)', async (answer, message) => {
    server.overrideAnswer('post', '/v1/cart/payment', answer)
    const { shopper, pay } = await arrive()
    await shopper.click(pay())
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    server.server.resetHandlers()
    await shopper.click(pay())
    await waitFor(() => expect(leaveShop).toHaveBeenCalledTimes(1))
  })
})
