import { act, screen, waitFor, within } from '@testing-library/react'
import { loginHash } from '../../src/features/checkout/checkoutRouting'
import { headings as headingsNl } from '../../src/i18n/nl/firstLoad/headings'
import { withCart, withGuest } from '../support/sandbox/storeVisitor'
import { checkoutMessages, waitForField, field } from '../support/shopping/guestForm'
import { accountDetails } from '../support/sandbox/register'
import { findTitle, walkCheckout } from '../support/shopping/walkCheckout'
import { email, logsIn, nl, page, password, startIdentification } from '../support/shopping/identificationStep'

const { server, hasAccount } = startIdentification()

describe('logging in during the checkout', () => {
  test('a login keeps the cart and leads to the step that the API names', async () => {
    const { headings } = checkoutMessages.en
    await hasAccount()
    await withCart(server, [[100402, 2]])
    const walk = walkCheckout(page, 'en')
    await logsIn(walk, 'en')
    await findTitle(headings.shipping)
    const { session, cart } = walk.shop.getState()
    expect(session.customer).toMatchObject({ email, is_guest: false })
    expect(cart.cart?.items).toMatchObject([{ quantity: 2 }])
  })

  test('Back from the first step leads to the cart, because a known user skips the identification', async () => {
    await hasAccount()
    await withCart(server)
    const walk = walkCheckout(page)
    await logsIn(walk, 'nl')
    await findTitle(headingsNl.shipping)
    act(() => window.history.back())
    await findTitle(headingsNl.cart)
    act(() => window.history.forward())
    await findTitle(headingsNl.shipping)
  })

  test('a visitor who comes back to identification and logs in is led on', async () => {
    await hasAccount()
    await withCart(server)
    const walk = walkCheckout(page)
    await walk.shopper.click(await screen.findByRole('link', { name: nl.methods.go }))
    await findTitle(headingsNl.info)
    act(() => window.history.back())
    await logsIn(walk, 'nl')
    await findTitle(headingsNl.shipping)
    expect(walk.go).not.toHaveBeenCalledWith('/nl/winkelmandje', expect.anything())
  })

  test('a login of a customer without an address leads to the step with the address form', async () => {
    await hasAccount(accountDetails)
    await withCart(server)
    await logsIn(walkCheckout(page), 'nl')
    await findTitle(headingsNl.shipping)
  })

  test('a wrong password shows a message at its field and keeps the typed values', async () => {
    const { login } = checkoutMessages.nl
    await hasAccount()
    await withCart(server)
    const walk = walkCheckout(page)
    await logsIn(walk, 'nl', 'iets anders')
    const typed = await waitForField(login.password)
    await waitFor(() => expect(typed).toHaveAccessibleDescription(login.errors.failed))
    expect(typed).toHaveValue('iets anders')
    expect(typed).toHaveFocus()
    expect(field(login.email)).toHaveValue(email)
    await walk.shopper.clear(typed)
    await walk.shopper.type(typed, password)
    expect(typed).toBeValid()
    await walk.shopper.click(screen.getByRole('button', { name: login.submit }))
    await findTitle(checkoutMessages.nl.headings.shipping)
  })

  test('a guest whose login fails can still continue as a guest', async () => {
    await withGuest(server)
    const walk = walkCheckout(page, 'nl', loginHash)
    await logsIn(walk, 'nl', 'iets anders')
    await waitFor(() => expect(field(nl.login.password)).toHaveAccessibleDescription(nl.login.errors.failed))
    await walk.shopper.click(screen.getByRole('radio', { name: new RegExp(nl.methods.guest) }))
    expect(screen.getByRole('link', { name: nl.methods.go })).toBeVisible()
  })

  test('an empty form lists its errors, and the password can be made visible', async () => {
    await withCart(server)
    const { shopper } = walkCheckout(page)
    await shopper.click(await screen.findByRole('radio', { name: new RegExp(nl.methods.login) }))
    await shopper.click(screen.getByRole('button', { name: nl.login.submit }))
    const summary = await screen.findByRole('group', { name: nl.info.summary(2) })
    await waitFor(() => expect(summary).toHaveFocus())
    await shopper.click(within(summary).getByRole('link', { name: nl.login.password }))
    const typed = field(nl.login.password)
    expect(typed).toHaveFocus()
    expect(typed).toHaveAccessibleDescription(nl.login.errors.password)
    await shopper.type(typed, 'geheim')
    expect(typed).toHaveAttribute('type', 'password')
    await shopper.click(screen.getByRole('button', { name: nl.password.showLabel }))
    expect(typed).toHaveAttribute('type', 'text')
    await shopper.click(screen.getByRole('button', { name: nl.password.hideLabel }))
    expect(typed).toHaveAttribute('type', 'password')
    expect(typed).toHaveAttribute('autocomplete', 'current-password')
    expect(field(nl.login.email)).toHaveAttribute('autocomplete', 'username')
  })

  test('a login leads to the cart page when the cart has changed in the meantime', async () => {
    await hasAccount()
    await withCart(server, [[100402, 2]])
    const walk = walkCheckout(page)
    await screen.findByRole('radio', { name: new RegExp(nl.methods.login) })
    server.sandbox.database.run('UPDATE combination SET stock = 1 WHERE id_product_attribute = 100402')
    await logsIn(walk, 'nl')
    await findTitle(headingsNl.cart)
  })
})

test('a reload keeps the chosen mode and the typed email address, but not the password', async () => {
  const { methods, login } = checkoutMessages.en
  await withCart(server)
  const first = walkCheckout(page, 'en')
  await first.shopper.click(await screen.findByRole('radio', { name: new RegExp(methods.login) }))
  await first.shopper.type(field(login.email), 'ine@exam')
  await first.shopper.type(field(login.password), 'geheim')
  first.unmount()
  const other = 'nl'
  walkCheckout(page, other)
  expect(await waitForField(checkoutMessages[other].login.email)).toHaveValue('ine@exam')
  expect(field(checkoutMessages[other].login.password)).toHaveValue('')
  expect(JSON.stringify({ ...window.sessionStorage, ...window.localStorage })).not.toContain('geheim')
})
