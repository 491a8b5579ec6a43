import { screen, waitFor } from '@testing-library/react'
import { checkout as en } from '../../src/i18n/en/checkout'
import { headings as enHeadings } from '../../src/i18n/en/firstLoad/headings'
import { checkout as nl } from '../../src/i18n/nl/checkout'
import { headings } from '../../src/i18n/nl/firstLoad/headings'
import { withGuest } from '../support/sandbox/storeVisitor'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { findTitle, walkCheckout } from '../support/shopping/walkCheckout'
import { readCommonErrors } from '../support/data/commonSentences'

const server = startSandboxServer()
const page = 'checkout-step-giftwrapping'

/** A variant whose price is above the limit for free wrapping. */
const chair = 100101
/** A variant that is too large to be wrapped. */
const bench = 100301
const twoPeople = 2
async function arrive(variant = chair) {
  const guest = await withGuest(server, [[variant, 1]])
  await guest.carrier(variant === bench ? twoPeople : 1)
  return guest
}
const wrapIt = (language: 'nl' | 'en' = 'nl') =>
  screen.findByRole('radio', { name: new RegExp((language === 'nl' ? nl : en).gift.yes) })
const message = (messages: typeof nl | typeof en = nl) =>
  screen.getByRole('textbox', { name: new RegExp(messages.gift.message) })

test.each([
  ['nl', nl, headings],
  ['en', en, enHeadings],
] as const)(
  'in %s a wrapped order has a gift message, whose characters are counted',
  async (language, messages, { payment }) => {
    const guest = await arrive()
    const { shopper } = walkCheckout(page, language)
    await shopper.click(await wrapIt(language))
    await shopper.type(message(messages), 'Hoera 🎁 ')
    expect(message(messages)).toHaveAccessibleDescription(messages.gift.count(7, 250))
    await shopper.click(screen.getByRole('button', { name: messages.gift.submit }))
    await findTitle(payment)
    expect((await guest.checkout()).cart?.gift).toMatchObject({ wanted: true, message: 'Hoera 🎁' })
  },
)

test('a shop API without a link for wrapping has no such step, and its address leads on to payment', async () => {
  await arrive()
  server.changeAnswer('get', '/v1/checkout', (answer: { cart: { _links: object } }) => ({
    ...answer,
    cart: { ...answer.cart, _links: { ...answer.cart._links, giftwrapping: undefined } },
  }))
  walkCheckout(page)
  await findTitle(headings.payment)
  expect(screen.queryByText(headings.steps.giftwrapping)).not.toBeInTheDocument()
})

test('the step shows the price of wrapping and the amount from which wrapping is free', async () => {
  await arrive()
  server.sandbox.database.run('UPDATE gift_wrap SET free_from_cents = 1000000')
  walkCheckout(page)
  expect(await wrapIt()).toHaveAccessibleName(/€.4,50 .*Gratis vanaf €.10\.000\./)
})

test('a message that is too long is kept and not sent, with the number of characters over the limit', async () => {
  await arrive()
  const { shopper, address } = walkCheckout(page)
  await shopper.click(await wrapIt())
  await shopper.click(message())
  await shopper.paste('🎁'.repeat(250))
  expect(message()).toBeValid()
  await shopper.paste('xx')
  expect(message()).toHaveAccessibleDescription(nl.gift.tooLong(250, 2))
  const submit = screen.getByRole('button', { name: nl.gift.submit })
  await shopper.click(submit)
  expect(message()).toHaveFocus()
  expect(address()).toBe('/nl/afrekenen/cadeautje')
  expect(server.asked().join()).not.toContain('giftwrapping')
  await shopper.keyboard('{Backspace}{Backspace}')
  await shopper.click(submit)
  await findTitle(headings.payment)
})

test('the remaining characters are announced in steps of ten near the limit', async () => {
  await arrive()
  const { shopper } = walkCheckout(page)
  await shopper.click(await wrapIt())
  await shopper.click(message())
  await shopper.paste('x'.repeat(230))
  expect(screen.getByText(nl.gift.left(20))).toBeInTheDocument()
  await shopper.keyboard('x')
  expect(screen.queryByText(nl.gift.left(19))).not.toBeInTheDocument()
})

test('an item that cannot be wrapped disables the option and shows a message', async () => {
  await arrive(bench)
  walkCheckout(page)
  const yes = await wrapIt()
  expect(yes).toBeDisabled()
  expect(yes).toHaveAccessibleName(new RegExp(nl.gift.impossible))
})

test('a saved choice of wrapping is selected again and can be changed', async () => {
  const guest = await arrive()
  await guest.wrap('Hoera')
  const { shopper } = walkCheckout(page)
  await wrapIt()
  expect(message()).toHaveValue('Hoera')
  await shopper.click(screen.getByRole('radio', { name: new RegExp(nl.gift.no) }))
  await shopper.click(screen.getByRole('button', { name: nl.gift.submit }))
  await findTitle(headings.payment)
  expect((await guest.checkout()).cart?.gift.wanted).toBe(false)
})

test.each([
  ['nl', nl, '/nl/afrekenen/betaling'],
  ['en', en, '/en/checkout/payment'],
] as const)('in %s the query of the address is kept on the way to the next step', async (language, messages, next) => {
  await arrive()
  const { shopper, address } = walkCheckout(page, language, '?utm_source=mail&list=a%20b')
  await wrapIt(language)
  await shopper.click(screen.getByRole('button', { name: messages.gift.submit }))
  await waitFor(() => expect(address()).toBe(`${next}?utm_source=mail&list=a%20b`))
})

test('the message survives a failed request, a reload and a change of language', async () => {
  await arrive()
  server.failCall('put', '/v1/cart/giftwrapping')
  const { shopper, unmount } = walkCheckout(page)
  await shopper.click(await wrapIt())
  await shopper.type(message(), 'Voor jou')
  await shopper.click(screen.getByRole('button', { name: nl.gift.submit }))
  expect(await screen.findByRole('alert')).toHaveTextContent(readCommonErrors(nl.errors).network)
  expect(message()).toHaveValue('Voor jou')
  unmount()
  server.restoreCalls()
  walkCheckout(page, 'en')
  expect(await wrapIt('en')).toBeChecked()
  expect(message(en)).toHaveValue('Voor jou')
})
