import { screen, waitFor } from '@testing-library/react'
import { withCart } from '../support/sandbox/storeVisitor'
import { waitForField, field, fillGuestForm, checkoutMessages } from '../support/shopping/guestForm'
import { goBack } from '../support/dom/goBack'
import { Shopper } from '../support/sandbox/Shopper'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { findTitle, walkCheckout } from '../support/shopping/walkCheckout'

const server = startSandboxServer()
const page = 'checkout-step-guest'
const secret = 'een lang geheim'

const email = 'ine@example.com'
const stored = () => JSON.stringify({ ...window.sessionStorage, ...window.localStorage })
const leavePage = () => window.dispatchEvent(new Event('pagehide'))

/** Expects the fields to have the typed values. The password is not checked. */
async function expectTypedFields(language: 'nl' | 'en') {
  const { info, address } = checkoutMessages[language]
  expect(await waitForField(info.email)).toHaveValue(email)
  expect(field(info.lastname)).toHaveValue('Vermeulen')
  expect(field(address.address1.BE)).toHaveValue('Kastanjelaan 88')
  expect(field(address.postcode)).toHaveValue('9000')
  expect(field(address.city.BE)).toHaveValue('Gent')
  expect(screen.getByLabelText(info.newsletter)).toBeChecked()
}

async function typeDetails(walk: ReturnType<typeof walkCheckout>, language: 'nl' | 'en') {
  const { info, password } = checkoutMessages[language]
  await fillGuestForm(walk.shopper, language)
  await walk.shopper.click(field(new RegExp(`^${password.label}`)))
  await walk.shopper.paste(secret)
  await walk.shopper.click(screen.getByLabelText(info.newsletter))
}

test.each([
  ['a reload', 'nl', 'nl'],
  ['a switch of language', 'nl', 'en'],
] as const)('%s (%s to %s) keeps the typed values except the password', async (_name, before, after) => {
  await withCart(server)
  const first = walkCheckout(page, before)
  await typeDetails(first, before)
  expect(stored()).not.toContain(secret)
  expect(stored()).not.toContain(email)
  leavePage()
  first.unmount()
  walkCheckout(page, after)
  await expectTypedFields(after)
  expect(stored()).not.toContain(email)
  expect(field(new RegExp(`^${checkoutMessages[after].password.label}`))).toHaveValue('')
})

/** The forms of the account have this test in secrets.test.tsx. */
test('a typed email address is not written to storage while the page is open', async () => {
  const written: string[] = []
  const { setItem } = Storage.prototype
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function record(this: Storage, key, value) {
    written.push(value)
    setItem.call(this, key, value)
  })
  await withCart(server)
  const walk = walkCheckout('checkout')
  await walk.shopper.click(await screen.findByRole('radio', { name: new RegExp(checkoutMessages.nl.methods.login) }))
  await walk.shopper.type(await screen.findByLabelText(checkoutMessages.nl.login.email), email)
  await walk.shopper.click(screen.getByRole('radio', { name: new RegExp(checkoutMessages.nl.methods.create) }))
  await fillGuestForm(walk.shopper)
  write.mockRestore()
  expect(written.join()).toContain('Kastanjelaan')
  expect(written.join()).not.toMatch(/ine@|example\.com/)
})

test('the form keeps the typed values after navigating back and forward', async () => {
  const { info, methods } = checkoutMessages.en
  await withCart(server)
  const walk = walkCheckout('checkout', 'en')
  await walk.shopper.click(await screen.findByRole('link', { name: methods.go }))
  await fillGuestForm(walk.shopper, 'en')
  await walk.shopper.click(screen.getByLabelText(info.newsletter))
  await goBack()
  await walk.shopper.click(await screen.findByRole('link', { name: methods.go }))
  await expectTypedFields('en')
})

test('the form keeps the typed values when the user navigates back after submitting the step', async () => {
  const { info, headings } = checkoutMessages.nl
  await withCart(server)
  const walk = walkCheckout(page)
  await fillGuestForm(walk.shopper)
  await walk.shopper.click(screen.getByLabelText(info.newsletter))
  await walk.shopper.click(screen.getByText(info.submit))
  await findTitle(headings.shipping)
  await goBack()
  await expectTypedFields('nl')
})

test('details typed in the account form are also in the guest form', async () => {
  const { methods } = checkoutMessages.nl
  await withCart(server)
  const walk = walkCheckout('checkout')
  await walk.shopper.click(await screen.findByRole('radio', { name: new RegExp(methods.create) }))
  await fillGuestForm(walk.shopper)
  await walk.shopper.click(screen.getByLabelText(checkoutMessages.nl.info.newsletter))
  await walk.shopper.click(screen.getByRole('radio', { name: new RegExp(methods.guest) }))
  await walk.shopper.click(screen.getByRole('link', { name: methods.go }))
  await expectTypedFields('nl')
})

test('placing the order removes all typed values from storage', async () => {
  await withCart(server, [[100402, 1]])
  const first = walkCheckout(page)
  await fillGuestForm(first.shopper)
  await first.shopper.click(screen.getByText(checkoutMessages.nl.info.submit))
  await findTitle(checkoutMessages.nl.headings.shipping)
  const { session, cart } = first.shop.getState()
  first.unmount()
  const shopper = new Shopper(server.sandbox)
  shopper.headers['CartToken'] = cart.token ?? ''
  shopper.headers['CustomerToken'] = session.token ?? ''
  await shopper.carrier(1)
  await shopper.buy()
  leavePage()
  expect(stored()).toContain(email)
  expect(stored()).toContain('Kastanjelaan')
  walkCheckout('checkout-status')
  await findTitle(new RegExp(checkoutMessages.nl.headings.confirmation))
  await waitFor(() => expect(stored()).not.toContain('Kastanjelaan'))
  leavePage()
  expect(stored()).not.toContain(email)
})
