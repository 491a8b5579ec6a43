import { screen, waitFor } from '@testing-library/react'
import { loginHash } from '../../src/features/checkout/checkoutRouting'
import { headings as headingsNl } from '../../src/i18n/nl/firstLoad/headings'
import { withCart, withGuest } from '../support/sandbox/storeVisitor'
import { checkoutMessages, field, fillGuestForm } from '../support/shopping/guestForm'
import { findTitle, walkCheckout } from '../support/shopping/walkCheckout'
import { email, nl, page, startIdentification } from '../support/shopping/identificationStep'

const { server, hasAccount } = startIdentification()

test('a new account has the typed address, and the checkout continues', async () => {
  const { methods, account, headings, password: messages } = checkoutMessages.nl
  await withCart(server)
  const walk = walkCheckout(page)
  await walk.shopper.click(await screen.findByRole('radio', { name: new RegExp(methods.create) }))
  await fillGuestForm(walk.shopper)
  await walk.shopper.type(field(messages.label), 'een lang geheim')
  await walk.shopper.click(screen.getByRole('button', { name: account.submit }))
  await findTitle(headings.shipping)
  const { session, cart } = walk.shop.getState()
  expect(session.customer).toMatchObject({ email: 'ine@example.com', is_guest: false })
  expect(session.addresses).toMatchObject([{ address1: 'Kastanjelaan 88', postcode: '9000', city: 'Gent' }])
  expect(cart.cart?.id_address_delivery).toBe(session.addresses[0]?.id_address)
})

test('an email address that already has an account shows a message at its field', async () => {
  const { methods, account, errors, info, password: messages } = checkoutMessages.en
  await hasAccount()
  await withCart(server)
  const { shopper } = walkCheckout(page, 'en')
  await shopper.click(await screen.findByRole('radio', { name: new RegExp(methods.create) }))
  await fillGuestForm(shopper, 'en', email)
  await shopper.type(field(messages.label), 'een lang geheim')
  await shopper.click(screen.getByRole('button', { name: account.submit }))
  await waitFor(() => expect(field(info.email)).toHaveAccessibleDescription(errors.accountExists))
  expect(field(info.email)).toHaveFocus()
  expect(field(messages.label)).toHaveValue('een lang geheim')
})

test('a guest becomes a customer with the details that were entered before', async () => {
  await withGuest(server)
  const walk = walkCheckout(page, 'nl', loginHash)
  await walk.shopper.click(await screen.findByRole('radio', { name: new RegExp(nl.methods.create) }))
  expect(field(nl.info.email)).toHaveValue('an@example.be')
  expect(field(nl.address.city.BE)).toHaveValue('Gent')
  await walk.shopper.type(field(nl.password.label), 'een lang geheim')
  await walk.shopper.click(screen.getByRole('button', { name: nl.account.submit }))
  await findTitle(headingsNl.shipping)
  expect(walk.shop.getState().session.customer).toMatchObject({ email: 'an@example.be', is_guest: false })
})
