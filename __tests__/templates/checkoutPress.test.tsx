import { screen, waitFor } from '@testing-library/react'
import { headings } from '../../src/i18n/nl/firstLoad/headings'
import { withCart } from '../support/sandbox/storeVisitor'
import { waitForField, field, fillGuestForm, identityMessages } from '../support/shopping/guestForm'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { findTitle, walkCheckout } from '../support/shopping/walkCheckout'

const server = startSandboxServer()
const { nl } = identityMessages
const postcode = () => field(nl.address.postcode)
const next = () => screen.getByRole('button', { name: nl.info.submit })

test('an error appears only after the mouse button is released, so that the pressed button does not move', async () => {
  await withCart(server)
  const { shopper } = walkCheckout('checkout-step-guest')
  await waitForField(nl.info.email)
  await shopper.type(postcode(), '99')
  await shopper.pointer({ keys: '[MouseLeft>]', target: next() })
  expect(next()).toHaveFocus()
  await waitFor(() => expect(postcode()).toHaveValue('99'))
  expect(postcode()).toBeValid()
  await shopper.pointer('[/MouseLeft]')
  await waitFor(() => expect(postcode()).toHaveAccessibleDescription(nl.errors.postcode.BE))
})

test('a value that is normalized on blur is sent normalized when the button is clicked', async () => {
  await withCart(server)
  const { shopper, shop } = walkCheckout('checkout-step-guest')
  await fillGuestForm(shopper)
  await shopper.clear(postcode())
  await shopper.type(postcode(), 'B-9000')
  await shopper.click(next())
  await findTitle(headings.shipping)
  expect(shop.getState().session.addresses).toMatchObject([{ postcode: '9000' }])
})
