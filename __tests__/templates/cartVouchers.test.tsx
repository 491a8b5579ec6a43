import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { slowThreshold } from '../../src/ui/status/useIsSlow'
import { withCart } from '../support/sandbox/storeVisitor'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { fetchCart, cartMessages, names, overview, panelMessages, totalsMessages } from '../support/shopping/visitCart'
import { openCart, walkCheckout } from '../support/shopping/walkCheckout'
import { readCommonErrors } from '../support/data/commonSentences'

const server = startSandboxServer()
const { chair, spile } = names

/** Opens the voucher panel for a cart with one item, which by default is a chair that is not on sale. */
async function openVoucherPanel(variant: number = spile.id) {
  await withCart(server, [[variant, 1]])
  const walk = walkCheckout('cart')
  await walk.shopper.click(await screen.findByRole('button', { name: cartMessages.nl.addVoucher }))
  const panel = await screen.findByRole('dialog')
  const field = within(panel).getByRole('textbox', { name: panelMessages.nl.voucher.code })
  const tryCode = async (code: string) => {
    await walk.shopper.click(field)
    await walk.shopper.paste(code)
    await walk.shopper.click(within(panel).getByRole('button', { name: panelMessages.nl.voucher.use }))
  }
  return { ...walk, panel, field, tryCode }
}

describe('the voucher panel', () => {
  const { voucher } = panelMessages.nl
  const messages = cartMessages.nl

  test('a panel that is closed after a refusal opens without it', async () => {
    const { shopper, field, tryCode } = await openVoucherPanel(chair.id)
    await tryCode('NIETS')
    await waitFor(() => expect(field).toHaveAccessibleDescription(voucher.unknown))
    await shopper.click(screen.getByRole('button', { name: panelMessages.nl.close }))
    await shopper.click(screen.getByRole('button', { name: messages.addVoucher }))
    const opened = within(await screen.findByRole('dialog')).getByRole('textbox', { name: voucher.code })
    expect(opened).not.toHaveAccessibleDescription(voucher.unknown)
  })

  test('a typed code survives a reload until it is used', async () => {
    const { shopper, field, unmount } = await openVoucherPanel()
    await shopper.type(field, 'noord25')
    unmount()
    const again = await openVoucherPanel()
    expect(again.field).toHaveValue('noord25')
    await again.shopper.click(within(again.panel).getByRole('button', { name: voucher.use }))
    expect(await screen.findByText(totalsMessages.nl.voucher('NOORD25'))).toBeVisible()
    expect(screen.getByLabelText(voucher.code)).toHaveValue('')
  })

  test('a voucher can be added in the panel and another one on the page', async () => {
    const { shopper, tryCode } = await openVoucherPanel()
    await tryCode('noord25')
    expect(await screen.findByText(totalsMessages.nl.voucher('NOORD25'))).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(overview()).toHaveTextContent('− € 25')

    const field = screen.getByLabelText(voucher.code)
    await shopper.click(field)
    await shopper.paste('GRATISLEVERING')
    await shopper.keyboard('{Enter}')
    expect(await screen.findByText(totalsMessages.nl.voucher('GRATISLEVERING'))).toBeVisible()
    expect(screen.getByText(voucher.added('GRATISLEVERING'))).toBeInTheDocument()
    expect(field).toHaveValue('')
  })

  test('a voucher that takes long says so once, in the panel', async () => {
    const { panel, tryCode } = await openVoucherPanel()
    jest.useFakeTimers({ advanceTimers: true })
    const { answer, asked } = server.holdAnswer('post', '/v1/cart/vouchers')
    await tryCode('noord25')
    await act(() => asked)
    await act(() => jest.advanceTimersByTimeAsync(slowThreshold))
    expect(screen.getAllByText(panelMessages.nl.slow)).toEqual([within(panel).getByText(panelMessages.nl.slow)])
    jest.useRealTimers()
    answer()
    expect(await screen.findByText(totalsMessages.nl.voucher('NOORD25'))).toBeVisible()
  })

  test('a voucher that is added after its panel was closed leaves another panel open', async () => {
    const { shopper, tryCode } = await openVoucherPanel()
    const { answer, asked } = server.holdAnswer('post', '/v1/cart/vouchers')
    await tryCode('noord25')
    await act(() => asked)
    await shopper.click(screen.getByRole('button', { name: panelMessages.nl.close }))
    await shopper.click(screen.getByRole('button', { name: new RegExp(messages.changeCountry) }))
    const countryPanel = await screen.findByRole('dialog', { name: panelMessages.nl.country.title })
    answer()
    expect(await screen.findByText(totalsMessages.nl.voucher('NOORD25'))).toBeInTheDocument()
    expect(countryPanel).toBeVisible()
  })

  test('a code with blanks and invisible characters is accepted', async () => {
    const { tryCode } = await openVoucherPanel()
    await tryCode('\u200bnoord 25\u00a0')
    expect(await screen.findByText(totalsMessages.nl.voucher('NOORD25'))).toBeVisible()
  })

  test('the announcement of a voucher ends when it is no longer true, so that it is heard again', async () => {
    const { shopper } = await openCart(server, 'nl', [spile, 1])
    const field = await screen.findByRole('textbox', { name: voucher.code })
    await shopper.type(field, 'noord25{Enter}')
    const addition = await screen.findByText(voucher.added('NOORD25'))
    await shopper.click(screen.getByRole('button', { name: messages.removeVoucher('NOORD25') }))
    const removal = await screen.findByText(messages.voucherRemoved('NOORD25'))
    expect(addition).toBeEmptyDOMElement()
    await shopper.type(field, 'noord25{Enter}')
    await waitFor(() => expect(addition).toHaveTextContent(voucher.added('NOORD25')))
    expect(removal).toBeEmptyDOMElement()
  })

  test('one of two vouchers can be removed', async () => {
    const visitor = await withCart(server, [[spile.id, 1]])
    await visitor.voucher('NOORD25')
    await visitor.voucher('GRATISLEVERING')
    const { shopper } = walkCheckout('cart')
    await shopper.click(await screen.findByRole('button', { name: messages.removeVoucher('NOORD25') }))
    await waitFor(() => expect(screen.queryByText(totalsMessages.nl.voucher('NOORD25'))).not.toBeInTheDocument())
    expect(screen.getByText(totalsMessages.nl.voucher('GRATISLEVERING'))).toBeVisible()
    expect(screen.getByText(messages.anotherVoucher)).toHaveFocus()
  })
})

test('an empty field and a network error show messages at the field', async () => {
  const { shopper } = await openCart(server, 'nl', [spile, 1])
  const field = screen.getByRole('textbox', { name: panelMessages.nl.voucher.code })
  await shopper.type(field, '{Enter}')
  await waitFor(() => expect(field).toHaveAccessibleDescription(panelMessages.nl.voucher.empty))
  server.failCall('post', '/v1/cart/vouchers')
  await shopper.type(field, 'NOORD25{Enter}')
  await waitFor(() => expect(field).toHaveAccessibleDescription(readCommonErrors(panelMessages.nl.errors).network))
  expect(field).toHaveValue('NOORD25')
})

test('a voucher that is no longer valid shows the reason', async () => {
  const visitor = await withCart(server, [[spile.id, 1]])
  await visitor.voucher('NOORD25')
  const cart = await fetchCart(visitor)
  const vouchers = cart.vouchers.map((voucher) => ({ ...voucher, amount: 0, refused: 'voucher_expired' }))
  server.overrideAnswer('get', '/v1/cart', () => HttpResponse.json({ cart: { ...cart, vouchers } }))
  walkCheckout('cart')
  expect(await screen.findByText(panelMessages.nl.voucher.expired)).toBeVisible()
})
